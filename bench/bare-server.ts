// A child process: bare node:http, sending the bytes it is given. Our server is compared with it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SentPage } from './fetch-raw.ts';

const { status, headers, body } = JSON.parse(readFileSync(0, 'utf8')) as SentPage;
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
