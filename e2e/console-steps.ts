import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import { expect } from './journey.ts';
import { ownServer, type OwnServer } from './own-server.ts';
import { accessibilityProblems, overflowProblems } from './page-quality.ts';

export const organiser = { mail: 'organiser@example.jp', password: 'a hall full of lanterns' };

/** The texts of the console's screens in a language. */
export async function consoleWords(language: LanguageCode) {
  const [kit, signIn, editor, sales] = await Promise.all([
    import(`#console/texts/${language}.ts`) as Promise<{ default: typeof import('#console/texts/jpn.ts').default }>,
    import(`#features/operator/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/operator/console/texts/jpn.ts').default;
    }>,
    import(`#features/editor/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/editor/console/texts/jpn.ts').default;
    }>,
    import(`#features/ticket/console/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/console/texts/jpn.ts').default;
    }>,
  ]);
  return { kit: kit.default, signIn: signIn.default, editor: editor.default, sales: sales.default };
}

/** A server as after an installation, without a site and without the demo. */
export const emptyServer = (): Promise<OwnServer> => ownServer(undefined, { HIROBA_DEMO: '0' });

/** The one-time link that the command prints; the server is not running meanwhile. */
export async function oneTimeLink(server: OwnServer): Promise<string> {
  const said = await server.hiroba('operator', 'link', '--at', server.address);
  return /^http\S+$/m.exec(said)?.[0] ?? `No link: ${said}`;
}

/** The link to the console in the newest mail to somebody, once there is one; for servers with the demo's mailbox. */
export async function linkMailedTo(server: OwnServer, mail: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.address}/dev/mailbox.json?to=${encodeURIComponent(mail)}`);
      const { mails } = (await answer.json()) as { mails: { text: string }[] };
      link = /http\S+\/console\/\S+#\S+/.exec(mails[0]?.text ?? '')?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Presses a button that publishes, and once more where it names what is needed and not done. */
export async function pressPublish(
  page: Page,
  button: string,
  doneTitle: string,
  press: (button: Locator) => Promise<void> = (one) => one.click(),
): Promise<void> {
  await press(page.getByRole('button', { name: button, exact: true }));
  const anyway = page.getByRole('dialog').locator('.hc-button[data-look="danger"]');
  const done = page.getByRole('heading', { level: 1, name: doneTitle });
  await expect(anyway.or(done).first()).toBeVisible();
  if (await anyway.isVisible()) await press(anyway);
  await expect(done).toBeVisible();
}

/** A device that unlocks at once. */
export async function withPasskeys(context: BrowserContext, page: Page): Promise<void> {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Follows a row of the navigation of a site, which may stand behind "more" on a phone. */
export async function follow(page: Page, row: string, more: string): Promise<void> {
  const navigation = page.getByRole('navigation');
  const link = navigation.getByRole('link', { name: row, exact: true });
  if (!(await link.isVisible())) await navigation.getByRole('button', { name: more }).click();
  await link.click();
}

/** Counts what an organiser does on the way. */
export interface Effort {
  screens: Set<string>;
  /** Fields that must have something, and those that were typed in. */
  inputs: Set<string>;
  clicks: number;
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** A screen stands there: it is counted with the fields that it asks for, and looked at. */
  arrive(path: RegExp, title: string): Promise<void>;
}

export function countEffort(page: Page): Effort {
  const effort: Effort = {
    screens: new Set(),
    inputs: new Set(),
    clicks: 0,
    async press(target) {
      effort.clicks += 1;
      await target.click();
    },
    async type(field, text) {
      effort.inputs.add(`${pathnameOf(page)} ${await field.getAttribute('id')}`);
      await field.fill(text);
    },
    async arrive(path, title) {
      await arrived(page, path, title);
      effort.screens.add(pathnameOf(page));
      for (const id of await page.locator('[aria-required=true]').evaluateAll((all) => all.map((one) => one.id)))
        effort.inputs.add(`${pathnameOf(page)} ${id}`);
      await isGoodScreen(page);
    },
  };
  return effort;
}

const pathnameOf = (page: Page): string => new URL(page.url()).pathname;

export async function arrived(page: Page, path: RegExp, title: string): Promise<void> {
  await page.waitForURL(({ pathname }) => path.test(pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // What it waits for has come.
  await expect(page.locator('.hc-skeleton, .hc-loading')).toHaveCount(0);
}

/** What is typed has become draft. */
export const isSaved = (page: Page): Promise<void> =>
  expect(page.locator('.hc-save-mark')).toHaveAttribute('data-state', 'saved');

/** A picture for docs/organiser.md, where `HIROBA_JOURNEY_PICTURES` names a folder. */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const folder = process.env['HIROBA_JOURNEY_PICTURES'];
  if (folder === undefined) return;
  const size = (page.viewportSize()?.width ?? 0) < 600 ? '-phone' : '';
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.screenshot({ path: join(folder, `${name}${size}.png`), fullPage, scale: 'css' });
}

/** No fault that axe finds, and nothing that scrolls sideways at 400 % zoom, on a small phone, and on a wide desk. */
export async function isGoodScreen(page: Page): Promise<void> {
  // What the header covers while the page is scrolled is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const width of [320, 360, 1920]) expect(await overflowProblems(page, width, 800)).toEqual([]);
}

export type ConsoleWords = Awaited<ReturnType<typeof consoleWords>>;

/** Signs in on the console's first page; by keys alone where that is what is tried. */
export async function enterConsole(
  page: Page,
  address: string,
  words: ConsoleWords,
  { mail, password, isByKeys = false }: { mail: string; password: string; isByKeys?: boolean },
): Promise<void> {
  await page.goto(`${address}/console/`);
  const field = page.getByLabel(words.signIn.mail);
  if (isByKeys) {
    await expect(field).toBeVisible();
    await reach(page, () => document.activeElement?.getAttribute('name') === 'mail');
    await page.keyboard.type(mail);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  } else {
    await field.fill(mail);
    await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.signIn.signIn, exact: true }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.editor.sites.title);
}

/** A call of the console from a page of it. */
async function call<Data>(page: Page, path: string, body: object): Promise<Data> {
  const { status, answer } = await page.evaluate(
    async ([url, sent]) => {
      const headers = { 'content-type': 'application/json', 'console-call': '1' };
      const got = await fetch(url, { method: 'POST', headers, body: sent });
      return { status: got.status, answer: (await got.json()) as unknown };
    },
    [`/console/api/${path}`, JSON.stringify(body)] as const,
  );
  expect([path, status]).toEqual([path, 200]);
  return (answer as { data: Data }).data;
}

/** Makes an operator of whoever has the link, without its form. */
export async function registered(page: Page, link: string, who = organiser): Promise<void> {
  await call(page, 'link/use', { token: new URL(link).hash.slice(1), ...who });
}

const party = { template: 'party', startDate: '2027-01-30 18:00', endDate: '2027-01-30 21:00' };

/** The draft of an event, made without the forms; answers its name in addresses. */
export async function madeEvent(page: Page, language: LanguageCode, begun = party): Promise<string> {
  const body = { ...begun, language, name: '灯り' };
  return (await call<{ site: string }>(page, 'sites/make', body)).site;
}

/** Presses Tab until the focus is where it is wanted. */
export async function reach(page: Page, isThere: () => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isThere)) return;
  }
  throw new Error('Tab does not lead there.');
}
