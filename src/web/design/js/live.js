// Keeps a part of the page up to date. The server says when its state has changed; then the page is asked for anew, and
// the part is taken from it. Where no stream can be had, the page is asked for now and then.
const ASK_EVERY_MS = 5000;

function follow(part) {
  let stream;
  let timer;
  let busy = false;

  const renew = async () => {
    if (busy) return;
    busy = true;
    try {
      const response = await fetch(location.href, { headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const fresh = page.getElementById(part.id);
      // Signed out, or no longer of the team: the page itself has the words for it.
      if (fresh === null) location.reload();
      else show(fresh);
    } catch {
      later();
    } finally {
      busy = false;
    }
  };
  const show = (fresh) => {
    if (fresh.dataset.state === part.dataset.state) {
      later();
      return;
    }
    leave();
    removeEventListener('visibilitychange', turn);
    part.replaceWith(fresh);
    const said = document.getElementById('live-said');
    if (said !== null) said.textContent = fresh.dataset.said ?? '';
    document.dispatchEvent(new CustomEvent('svc:shown', { detail: fresh }));
    if (fresh.dataset.live !== undefined) follow(fresh);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), ASK_EVERY_MS);
  };
  const listen = () => {
    const own = new EventSource(part.dataset.live);
    own.addEventListener('message', ({ data }) => {
      if (data !== part.dataset.state) void renew();
    });
    own.addEventListener('gone', () => location.reload());
    own.addEventListener('error', () => {
      if (own.readyState === EventSource.CLOSED) later();
    });
    stream = own;
  };
  const leave = () => {
    clearTimeout(timer);
    stream?.close();
  };
  // A tab that nobody looks at holds no connection: a browser has only a few of them for a site.
  const turn = () => {
    leave();
    if (!document.hidden) listen();
  };
  addEventListener('visibilitychange', turn);
  turn();
}

for (const part of document.querySelectorAll('[data-live]')) follow(part);
