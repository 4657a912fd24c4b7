// Puts the secret of a link, which stands behind the # and so is never sent, into the form, and folds the field away.
const secret = location.hash.slice(1);
if (secret !== '') {
  const field = document.getElementById('secret');
  field.value = secret;
  field.closest('details').open = false;
  history.replaceState(null, '', location.pathname);
}
