// The files that pages load: one style sheet, one script. Text that we wrote; no user's word is in them.

export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --quiet: #55606e; --paper: #f6f7f9; --card: #ffffff; --line: #d5dae1;
  --accent: #1f5fbf; --accent-ink: #ffffff; --warn-ink: #7a3b00; --warn: #fff3df; --bad-ink: #8d1b1b; --bad: #fdecec; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --quiet: #a6b0bd; --paper: #12161c; --card: #1b2129;
  --line: #333c48; --accent: #7db1ff; --accent-ink: #0b1220; --warn-ink: #ffd9a3; --warn: #3a2a10; --bad-ink: #ffc2c2; --bad: #3d1717; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header { padding: 20px 24px; }
.brand { color: var(--ink); font-weight: 650; text-decoration: none; }
main { max-width: 480px; margin: 4vh auto 64px; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 17px; }
p { margin: 0 0 12px; }
a { color: var(--accent); }
code { padding: 2px 6px; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; font-size: 14px; overflow-wrap: anywhere; }
.field { margin: 0 0 16px; }
label, legend { display: block; font-weight: 600; margin: 0 0 4px; }
input[type=text], input[type=email], input[type=password], input[type=number], select { width: 100%; padding: 10px 12px;
  font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
.choice { display: flex; gap: 10px; align-items: baseline; margin: 0 0 6px; font-weight: 400; }
.hint { margin: 4px 0 0; color: var(--quiet); font-size: 14px; }
.alert { padding: 10px 12px; color: var(--bad-ink); background: var(--bad); border-radius: 8px; }
.note { padding: 10px 12px; color: var(--warn-ink); background: var(--warn); border-radius: 8px; }
.who { font-weight: 650; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
button, .button { padding: 10px 18px; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--accent);
  background: var(--accent); color: var(--accent-ink); cursor: pointer; text-decoration: none; }
button.quiet { background: transparent; color: var(--ink); border-color: var(--line); }
@media (max-width: 540px) { main { margin: 0; border-radius: 0; border-width: 1px 0; padding: 20px; } }
`;

/** Puts the secret of a set-up link, which stands behind the # and so is never sent, into the form. */
export const SETUP_SCRIPT = `
const secret = location.hash.slice(1);
if (secret !== '') {
  document.getElementById('secret').value = secret;
  history.replaceState(null, '', location.pathname);
}
`;
