// Puts the secret of a set-up link, which stands behind the # and so is never sent, into the form.
const secret = location.hash.slice(1);
if (secret !== '') {
  document.getElementById('secret').value = secret;
  history.replaceState(null, '', location.pathname);
}
