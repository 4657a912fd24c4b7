// Takes the secret of a link, which stands behind the # and so is never sent in a request line, into the form, and goes on.
const secret = location.hash.slice(1);
if (secret !== '') {
  const field = document.getElementById('secret');
  field.value = secret;
  history.replaceState(null, '', location.pathname);
  field.form.requestSubmit();
}
