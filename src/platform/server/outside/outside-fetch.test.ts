import type { lookup as lookUp } from 'node:dns';
import { createServer, request as requestByHttp, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutsideFetch } from './outside-fetch.ts';

type Request = NonNullable<NonNullable<Parameters<typeof createOutsideFetch>[0]>['request']>;

const name = 'id.example.jp';
let server: Server | undefined;
afterEach(() => server?.close());

/** A machine of this network; the request speaks plain HTTP with it, because nobody signs its name. */
async function nearMachine(listener: RequestListener = (_, answer) => answer.end('near')) {
  const asked: string[] = [];
  const here = createServer((request, answer) => {
    asked.push(`${request.method} ${request.headers.host} ${request.url}`);
    listener(request, answer);
  });
  server = here;
  await new Promise<void>((resolve) => here.listen(0, '127.0.0.1', resolve));
  return { asked, address: `https://${name}:${(here.address() as AddressInfo).port}` };
}

/** Names mean one list of addresses after the other. */
function names(...answers: readonly string[][]) {
  const looked: string[] = [];
  const lookup = ((hostname: string, _: object, done: (error: null, found: object[]) => void) => {
    const addresses = answers[Math.min(looked.length, answers.length - 1)] ?? [];
    looked.push(hostname);
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof lookUp;
  return { looked, lookup };
}

describe('a name that somebody typed', () => {
  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1111', 'fd00::1']],
    [[]],
  ])('that means %j is not called', async (addresses) => {
    const { asked, address } = await nearMachine();
    const { looked, lookup } = names(addresses);
    const call = createOutsideFetch({ lookup, request: requestByHttp })(address, {});
    await expect(call).rejects.toThrow(`${name} is a name of no machine on the internet.`);
    expect([looked, asked]).toEqual([[name], []]);
  });

  test('is looked up once for a call, by the connection itself: a second meaning never counts', async () => {
    const { asked, address } = await nearMachine();
    const { looked, lookup } = names(['8.8.8.8', '2606:4700::1111'], ['127.0.0.1']);
    /** Connects to what the request looked up, if that is this machine, and to nothing in the world outside. */
    const request: Request = (options, done) =>
      requestByHttp(
        {
          ...options,
          lookup: (host, how, found) =>
            options.lookup?.(host, how, (error, addresses) =>
              JSON.stringify(addresses).includes('127.0.0.1')
                ? found(error, addresses)
                : found(error ?? new Error(`It goes to ${JSON.stringify(addresses)}.`), []),
            ),
        },
        done,
      );
    const call = createOutsideFetch({ lookup, request });
    await expect(call(address, {})).rejects.toThrow(
      'It goes to [{"address":"8.8.8.8","family":4},{"address":"2606:4700::1111","family":6}].',
    );
    expect(looked).toEqual([name]);
    await expect(call(address, {})).rejects.toThrow('no machine on the internet');
    expect([looked, asked]).toEqual([[name, name], []]);
  });

  test('is called in the network of the operator if the operator named it, and no other one is', async () => {
    const { asked, address } = await nearMachine((_, answer) => answer.setHeader('set-cookie', ['a', 'b']).end('near'));
    const { lookup } = names(['127.0.0.1']);
    const call = createOutsideFetch({ lookup, request: requestByHttp, nearHosts: [name] });
    const answer = await call(`${address}/a?b=c`, { method: 'POST', body: new URLSearchParams({ d: 'e' }) });
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([200, 'near', ['a', 'b']]);
    expect(asked).toEqual([`POST ${new URL(address).host} /a?b=c`]);
    await expect(call(address.replace(name, 'other.example.jp'), {})).rejects.toThrow('no machine on the internet');
  });
});

test.each(['http://id.example.jp/', 'https://localhost/', 'https://127.1/', 'https://[::ffff:a00:1]/', 'ftp://x.jp/'])(
  '%s is not called, and no name is looked up',
  async (address) => {
    const { looked, lookup } = names(['127.0.0.1']);
    await expect(createOutsideFetch({ lookup })(address, {})).rejects.toThrow('Nothing is called at');
    expect(looked).toEqual([]);
  },
);

describe('an answer', () => {
  const callNear = async (listener: RequestListener) => {
    const { asked, address } = await nearMachine(listener);
    const call = createOutsideFetch({ lookup: names(['127.0.0.1']).lookup, request: requestByHttp, nearHosts: [name] });
    return { asked, answer: call(address, {}) };
  };

  test('that leads elsewhere is not followed', async () => {
    const { asked, answer } = await callNear((_, to) => to.writeHead(302, { location: '/elsewhere' }).end());
    expect([(await answer).status, (await answer).headers.get('location')]).toEqual([302, '/elsewhere']);
    expect(asked).toHaveLength(1);
  });

  test('that goes on without an end is given up after 1 MB', async () => {
    const { answer } = await callNear((_, to) => {
      const write = (): void => {
        while (!to.destroyed && to.write('x'.repeat(64 * 1024)));
        if (!to.destroyed) to.once('drain', write);
      };
      write();
    });
    await expect(answer).rejects.toThrow('The answer is too large.');
  });

  test('without a body is one', async () => {
    const { answer } = await callNear((_, to) => to.writeHead(204).end());
    expect((await answer).status).toBe(204);
  });
});
