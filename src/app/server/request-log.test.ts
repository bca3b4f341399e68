import { expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { createRequestLog } from './request-log.ts';

function logging(level: 'info' | 'warn') {
  const lines: Record<string, unknown>[] = [];
  const note = createRequestLog({
    metrics: { observe() {}, text: () => Promise.resolve('') },
    log: createLog(level, (line) => lines.push(JSON.parse(line) as Record<string, unknown>), Date.now),
    trustProxy: true,
    hostSite: () => ({ kind: 'shared' }) as never,
    loggablePath: (path) => path.replace('secret', '…'),
  });
  const head = {
    method: 'POST',
    path: '/web_api/v2/secret',
    query: 'token=secret',
    host: 'inner:3000',
    remoteAddress: '10.0.0.1',
    header: (name: string) =>
      ({ 'x-forwarded-host': 'Events.example.jp', 'x-forwarded-for': '1.2.3.4, 2001:db8:1:2:3:4:5:6' })[name],
  };
  return { lines, answered: (status: number) => note(head, { status, requestId: 'r-1', started: performance.now() }) };
}

test('a request is a line with its host, the group of its address and its id, and without its query', () => {
  const { lines, answered } = logging('info');
  answered(200);
  expect(lines).toEqual([
    {
      time: expect.any(String) as string,
      level: 'info',
      message: 'Request',
      method: 'POST',
      path: '/web_api/v2/…',
      status: 200,
      ms: expect.any(Number) as number,
      host: 'events.example.jp',
      from: '2001:db8:1',
      requestId: 'r-1',
    },
  ]);
});

test('a refused try is a warning, and a flood of them fills no disk', () => {
  const { lines, answered } = logging('warn');
  for (const status of [200, 400, 403, 461, 500]) answered(status);
  expect(lines).toEqual([]);
  for (let tries = 0; tries < 1_000; tries += 1) answered(429);
  expect(lines.length).toBe(30);
  expect(lines[0]).toMatchObject({ level: 'warn', message: 'A try was refused.', status: 429, from: '2001:db8:1' });
});
