import { beforeAll, describe, expect, test, vi } from 'vitest';
import { browserClient, failure, get, post } from '../../../../test/browser-client.ts';
import { commonTexts } from '../texts/common-texts.ts';
import { watchLeaving } from './leaving.ts';

beforeAll(() => commonTexts.load('eng'));

/** A window that is left, or is not. */
function page() {
  const target = new EventTarget();
  const timers = new Map<number, () => void>();
  const leaving = watchLeaving(
    Object.assign(target, {
      setTimeout: (work: () => void) => timers.set(timers.size + 1, work).size,
      clearTimeout: (timer?: number) => void timers.delete(timer ?? 0),
      navigation: target,
    }) as Window & EventTarget,
  );
  return {
    leaving,
    tell: (event: string | Event) => target.dispatchEvent(typeof event === 'string' ? new Event(event) : event),
    passTime: () => [...timers.values()].at(-1)?.(),
  };
}

/** The first request of a client is cancelled as an engine does it, when the page is to be left. */
function cancelledOnce(window: ReturnType<typeof page>) {
  let tries = 0;
  return browserClient(
    () => {
      tries += 1;
      if (tries > 1) return Response.json({ data: 'fine' });
      window.tell('beforeunload');
      throw new TypeError('Load failed');
    },
    {},
    { leaving: window.leaving },
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a page is about to be left', () => {
  const away = { protocol: 'https:', target: '', hasAttribute: () => false, getAttribute: () => '/web/portal/2' };
  const click = (link: object, more: object = {}) =>
    Object.defineProperty(Object.assign(new Event('click'), { button: 0 }, more), 'target', {
      value: { closest: () => link },
    });
  const navigate = (sameDocument: boolean) => Object.assign(new Event('navigate'), { destination: { sameDocument } });

  test.each([
    ['when a link leads to another document', click(away), true],
    ['but not when it opens a window', click({ ...away, target: '_blank' }), false],
    ['but not when it downloads a file', click({ ...away, hasAttribute: () => true }), false],
    ['but not when it leads to a part of this page', click({ ...away, getAttribute: () => '#part' }), false],
    ['but not when it writes a mail', click({ ...away, protocol: 'mailto:' }), false],
    ['but not when another key opens it elsewhere', click(away, { ctrlKey: true }), false],
    ['when a form is sent', new Event('submit'), true],
    ['when the browser asks whether it may go', new Event('beforeunload'), true],
    ['when the browser goes to another document', navigate(false), true],
    ['but not when the page goes on by itself', navigate(true), false],
    ['when it goes into the cache of the browser', new Event('pagehide'), true],
  ])('%s', (_, event, isLeft) => {
    const { leaving, tell, passTime } = page();
    tell(event);
    expect([leaving.isLeaving(), leaving.times()]).toEqual([isLeft, isLeft ? 1 : 0]);
    passTime();
    expect(leaving.isLeaving()).toBe(false);
  });
});

describe('a call that was cancelled because the page is to be left', () => {
  test.each([
    ['the browser brings the page back', ['pagehide', 'pageshow']],
    ['the page stays where it is', ['time']],
  ])('is made again when %s, and nobody is told of a failure', async (_, events) => {
    const window = page();
    const { api, requests, dialogs } = cancelledOnce(window);
    const answered = get(api);
    await settled();
    expect([requests.length, dialogs]).toEqual([1, []]);
    for (const name of events) {
      if (name === 'time') window.passTime();
      else window.tell(name);
    }
    expect(await answered).toEqual({ data: 'fine' });
    expect([requests.length, dialogs]).toEqual([2, []]);
  });

  test('is not made twice if it changes something, and its form learns of it only on the page that is back', async () => {
    const window = page();
    const { api, requests } = cancelledOnce(window);
    const told = vi.fn<() => void>();
    const failed = failure(post(api)).then((error) => (told(), error));
    await settled();
    window.tell('pagehide');
    await settled();
    expect(told).not.toHaveBeenCalled();
    window.tell('pageshow');
    expect((await failed).status).toBe(10_000);
    expect(requests).toHaveLength(1);
  });

  test('is made again too when its failure is told only on the page that is back', async () => {
    const window = page();
    let fail: (reason: Error) => void = () => {};
    const { api, requests, dialogs } = browserClient(
      () => (requests.length > 1 ? Response.json({ data: 'fine' }) : new Promise((_, reject) => void (fail = reject))),
      {},
      { leaving: window.leaving },
    );
    const answered = get(api);
    window.tell('pagehide');
    window.tell('pageshow');
    fail(new TypeError('Load failed'));
    expect(await answered).toEqual({ data: 'fine' });
    expect(dialogs).toEqual([]);
  });

  test('without the watch would be told as a failure (control)', async () => {
    const { api, dialogs } = browserClient(() => Promise.reject(new TypeError('Load failed')));
    await failure(get(api));
    expect(dialogs).toHaveLength(1);
  });
});
