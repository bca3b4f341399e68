// node tools/make-channel.mjs: draws and encodes the channel of the demo, demo/channels/harbour.mp4, in a browser.
// One browser makes the same bytes again.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../bin/bootstrap.mjs';
import { findChromium } from '../e2e/chromium.ts';

const target = join(root, 'demo/channels/harbour.mp4');
const rates = { videoBitrate: 120_000, audioBitrate: 24_000 };

const require = createRequire(import.meta.url);
const bundle = (name, file) => join(dirname(require.resolve(name)), file);
const files = new Map([
  ['/mediabunny.js', bundle('mediabunny', 'mediabunny.min.mjs')],
  ['/aac-encoder.js', bundle('@mediabunny/aac-encoder', 'mediabunny-aac-encoder.min.mjs')],
  ['/make-recording.js', join(import.meta.dirname, 'channel/make-recording.js')],
  ['/picture.js', join(import.meta.dirname, 'channel/picture.js')],
]);
const html = `<!doctype html>
<script type="importmap">{ "imports": { "mediabunny": "/mediabunny.js", "aac-encoder": "/aac-encoder.js" } }</script>
<script type="module" src="/make-recording.js"></script>`;

// Browsers encode in secure contexts only, such as localhost.
const server = createServer(({ url = '' }, response) => {
  const file = files.get(url);
  response.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript');
  response.end(file === undefined ? html : readFileSync(file));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const { path, environment } = await findChromium();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  await page.goto(`http://localhost:${address.port}/`);
  await page.waitForFunction('window.makeRecording');
  const made = Buffer.from(await page.evaluate(`makeRecording(${JSON.stringify(rates)})`), 'base64');
  forgetDates(made);
  writeFileSync(target, made);
  console.log(`${target}: ${made.length} bytes`);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

/** The header says when it was made: without that, making it again changes nothing. */
function forgetDates(file) {
  const header = file.indexOf('moof');
  for (const box of ['mvhd', 'tkhd', 'mdhd']) {
    for (let at = file.indexOf(box); at > 0 && at < header; at = file.indexOf(box, at + 4))
      file.fill(0, at + 8, at + 16);
  }
}
