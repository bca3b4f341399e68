import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { requestTimeoutMs, uploadTimeoutMs } from '#kernel/limits.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import type { Hiroba } from './create-hiroba.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Checks that the port is free, with the same sentence as `listen`, before any other work. */
export async function claimPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await bind(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

/** Serves on a port; a port in use or not allowed is one clear sentence. `before` runs first, in development. */
export async function listen(hiroba: Hiroba, port: number, host: string, before?: Middleware): Promise<Server> {
  const listener = getRequestListener((request, native) => hiroba.fetch(request, native));
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!hiroba.answerDirectly(request, response)) void listener(request, response);
  };
  const server = createServer((request, response) => {
    if (before === undefined) answer(request, response);
    else before(request, response, () => answer(request, response));
  });
  server.on('upgrade', (request, socket, head) => hiroba.upgrade(request, socket, head));
  server.requestTimeout = uploadTimeoutMs;
  server.headersTimeout = requestTimeoutMs;
  server.keepAliveTimeout = 65_000;
  await bind(server, port, host);
  return server;
}

/** Where a server listens. */
export function listensAt(server: Server): AddressInfo {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new TypeError('The server listens on no port.');
  return at;
}

/** The address at which a server can call itself. */
export function ownAddress(server: Server): string {
  const { address, family, port } = listensAt(server);
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(problemOf(error, port, host)));
    server.listen(port, host, resolve);
  });
}

function problemOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(`Port ${port} is already in use. Stop what uses it, or choose another with PORT=3001.`);
  }
  if (error.code === 'EACCES')
    return new StartupProblem(`This user may not listen on port ${port}. Choose one above 1023 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupProblem(`HOST=${host} is not an address of this machine.`);
  }
  return error;
}

/** Stops taking connections and waits for the running requests, at most as long as one may take. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A browser keeps its connection after the answer; without this the server would wait for it.
  const tidying = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), requestTimeoutMs);
  await closed;
  clearInterval(tidying);
  clearTimeout(timer);
}
