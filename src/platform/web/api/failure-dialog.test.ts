import { expect, test } from 'vitest';
import { refusalReasons } from '#kernel/refusal-reason.ts';
import eng from '#kernel/texts/eng.ts';
import { createFailureDialogs } from './failure-dialogs.ts';
import { failureDialog } from './failure-dialog.ts';

const web = { text: 'dataFailed', where: 'web' };
const app = { text: 'dataFailed', where: 'app' };
const unreached = { text: 'unreached', where: 'web' };
const offline = { text: 'offline', where: 'app' };

test.each([
  ['GET', 422, undefined, undefined],
  ['POST', 422, undefined, undefined],
  ['GET', 461, undefined, undefined],
  ['GET', 551, undefined, undefined],
  ['GET', 552, undefined, undefined],
  ['GET', 408, web, app],
  ['POST', 408, web, app],
  ['POST', 10_000, undefined, offline],
  ['GET', 10_000, unreached, app],
  ['GET', 500, undefined, app],
  ['POST', 500, undefined, app],
  ['GET', 404, undefined, app],
  ['POST', 409, undefined, app],
] as const)(
  'a %s that fails with %i has its dialog on the web and in the app [ERROR-011, ERROR-013, ERROR-014, ERROR-015, ERROR-016, ERROR-018, ERROR-019, HTTP-029]',
  (method, status, onTheWeb, inTheApp) => {
    expect(failureDialog({ status, method, isApplication: false })).toEqual(onTheWeb);
    expect(failureDialog({ status, method, isApplication: true })).toEqual(inTheApp);
  },
);

test('a visitor who is refused with a reason is led to what opens the door, without a dialog about lost data', () => {
  for (const reason of refusalReasons) {
    expect(failureDialog({ status: 403, method: 'GET', isApplication: true, reason })).toBeUndefined();
  }
});

function outlets() {
  const messages: string[][] = [];
  const links: string[] = [];
  const show = createFailureDialogs({
    texts: () => eng,
    showMessage: (...message) => messages.push(message),
    openLink: (href) => links.push(href),
  });
  return { messages, links, show };
}

test('on the web the page shows the message [ERROR-013, HTTP-029]', () => {
  const { messages, links, show } = outlets();
  show({ text: 'dataFailed', where: 'web' });
  expect(messages).toEqual([['Data acquisition failed', 'Please wait a while and try again.']]);
  messages.length = 0;
  show({ text: 'unreached', where: 'web' });
  expect(messages).toEqual([['Data acquisition failed', 'Please check the communication environment and try again.']]);
  expect(links).toEqual([]);
});

test('in the app a link of its scheme carries both texts [ERROR-014, ERROR-015, ERROR-019]', () => {
  const { messages, links, show } = outlets();
  show({ text: 'offline', where: 'app' });
  show({ text: 'dataFailed', where: 'app' });
  expect(messages).toEqual([]);
  expect(links.map((link) => [new URL(link).protocol, ...new URL(link).searchParams.values()])).toEqual([
    ['eventapp:', 'There is no internet connection', 'Please check the communication environment and try again.'],
    ['eventapp:', 'Data acquisition failed', 'Please wait a while and try again.'],
  ]);
});
