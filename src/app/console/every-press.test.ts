// Alone: a page and its server stand in one process.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchScreen } from '#console/navigation/match-screen.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { type OperatorRole, operatorRoles } from '#kernel/console/operator-role.ts';
import { loadConsole, type LoadedConsole, openConsole } from '../../../test/open-console.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';

/** An event with tickets and booths. */
const root = '/console/sites/event-11';

let server: TestSite;
let parts: LoadedConsole;
let screens: readonly { path: string }[];
beforeAll(async () => {
  server = await startTestSite({ isDemo: false });
  parts = await loadConsole();
  ({ consoleScreens: screens } = await import('./console-features.ts'));
});
// Mocks end with their test.
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null));
let close: (() => void) | undefined;
afterEach(() => close?.());
afterAll(() => server.close());

const inMain = <Found extends Element>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(`.hc-main ${selector}, dialog[open] ${selector}`),
];
const linksOfSite = (): string[] =>
  inMain<HTMLAnchorElement>(`a[href^="${root}"]`).map(
    (link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '',
  );
const isOff = (one: Element): boolean =>
  one.matches(':disabled, [aria-disabled="true"]') || one.closest('fieldset:disabled') !== null;
const buttons = (): HTMLButtonElement[] => inMain<HTMLButtonElement>('button').filter((one) => !isOff(one));
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';

/** Types something that a form may send. */
function typeEverywhere(): void {
  for (const field of inMain<HTMLInputElement>('input, textarea')) {
    const { type } = field;
    if (isOff(field) || field.value !== '' || ['checkbox', 'radio', 'file', 'submit', 'search'].includes(type))
      continue;
    const typed: Readonly<Record<string, string>> = { email: 'somebody@example.jp', number: '1', date: '2026-12-01' };
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
    setter?.call(field, type === 'datetime-local' ? '2026-12-01T10:00' : (typed[type] ?? 'somebody@example.jp'));
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  }
}

/** Walks through everything that a role is offered at the event, and presses it; answers what was refused, with its press. */
async function pressedBy(role: OperatorRole): Promise<{ refusals: string[]; pages: string[]; presses: number }> {
  const shown = await openConsole(parts, server, role, '/console/');
  ({ close } = shown);
  const { router, refused, arrived, calm } = shown;
  await arrived('/console/');
  router.go(document.querySelector('.hc-rows a')?.getAttribute('href') ?? '');
  await calm();
  const rows = [...document.querySelectorAll('.hc-head-press, .hc-nav a')].map((row) => row.getAttribute('href') ?? '');
  const { noRightTitle, failedTitle, notFoundTitle } = kitTexts.of('jpn');
  /** What to open, and the page that offers it if a press can take it away. */
  const waiting: { path: string; from?: string }[] = rows.map((path) => ({ path }));
  const seen = new Set<string>();
  const refusals: string[] = [];
  let presses = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, from } = next;
    // One page of each kind: its presses are those of the others.
    const kind = matchScreen(screens, path)?.screen.path ?? path;
    if (seen.has(kind)) continue;
    const offer = (): void => {
      waiting.push(...linksOfSite().map((link) => ({ path: link, from: path })));
    };
    const note = (press: string): void => {
      refusals.push(...refused.splice(0).map((call) => `${kind} ${press}: ${call}`));
    };
    // oxlint-disable no-await-in-loop -- One page and one press after the other.
    const open = async (page = path): Promise<void> => {
      router.go('/console/account');
      await arrived('/console/account');
      router.go(page);
      await calm();
    };
    await open();
    if (refused.length > 0 && from !== undefined) {
      // What a press has deleted since is offered no more; another of its kind may be.
      const calls = refused.splice(0);
      await open(from);
      refused.length = 0;
      if (!linksOfSite().includes(path)) continue;
      await open();
      refused.unshift(...calls);
    }
    seen.add(kind);
    const title = document.querySelector('h1')?.textContent ?? '';
    if ([noRightTitle, failedTitle, notFoundTitle].includes(title)) refusals.push(`${kind}: ${title}`);
    note('opened');
    offer();
    const names = new Set<string>();
    for (let button = buttons().find((one) => !names.has(nameOf(one))); button !== undefined; ) {
      const name = nameOf(button);
      names.add(name);
      typeEverywhere();
      button.click();
      presses += 1;
      await calm();
      note(name);
      offer();
      if (router.location.pathname !== path) await open();
      button = buttons().find((one) => !names.has(nameOf(one)));
    }
    // oxlint-enable no-await-in-loop
  }
  return { refusals, pages: [...seen], presses };
}

describe.each(operatorRoles)('whatever the console offers to %s', (role) => {
  test('is theirs: no link and no press of a page leads to a refusal', {
    tags: role === 'reader' ? [] : ['long'],
  }, async () => {
    const { refusals, pages, presses } = await pressedBy(role);
    expect(refusals).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
    expect(presses).toBeGreaterThan(0);
  });
});
