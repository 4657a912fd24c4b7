// What helps where scripts run: copying, and contents that close behind a jump. Every page works without it.
const said = document.createElement('p');
said.setAttribute('role', 'status');
said.className = 'visually-hidden';
document.body.append(said);

const offerCopies = (within) => {
  for (const button of within.querySelectorAll('button[data-copy]')) offerCopy(button);
};

function offerCopy(button) {
  const label = button.textContent;
  let back;
  const tell = (shown, spoken) => {
    button.textContent = shown;
    said.textContent = spoken;
    clearTimeout(back);
    back = setTimeout(() => {
      button.textContent = label;
      said.textContent = '';
    }, 2000);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = button.parentElement.querySelector('code');
    const select = () => {
      getSelection().selectAllChildren(text);
      tell('Selected', 'Selected; copy it with your keyboard');
    };
    // Only a page over https, or on this computer, may write to the clipboard.
    if (navigator.clipboard === undefined) select();
    else
      navigator.clipboard
        .writeText(button.dataset.copy || text.textContent)
        .then(() => tell('Copied', 'Copied'), select);
  });
}

offerCopies(document);
// Parts of the page that came later.
document.addEventListener('svc:shown', ({ detail }) => offerCopies(detail));

// A second click must not take the place of an answer that is shown only once.
addEventListener('submit', (event) => {
  if (event.target.elements.form_id === undefined) return;
  if (event.target.dataset.sent === 'yes') event.preventDefault();
  event.target.dataset.sent = 'yes';
});
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent;
});

// A link within the page leads to what the open contents cover.
for (const cover of document.querySelectorAll('[popover]')) {
  cover.addEventListener('click', ({ target }) => {
    if (target.closest('a[href^="#"]') && cover.matches(':popover-open')) cover.hidePopover();
  });
}
