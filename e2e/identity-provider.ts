import { expect, type Page } from '@playwright/test';
import { demoProviderTexts } from '#demo/identity-provider/demo-provider-texts.ts';
import { demoPerson } from '#demo/identity-provider/demo-people.ts';
import { toolLanguage } from '#demo/page/tool-language.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { site } from './demo-sites.ts';
import { stored } from './member.ts';

const conference = site('conference');
const hanamachi = site('hanamachi');

/** The phone is at an event of portal 1, the desktop at a portal on its own domain, so their members never meet. */
export interface Place {
  url: string;
  ids: string;
  realmKey: string;
  openKey: string;
  /** A member with a password, for the connections. */
  member: string;
}

export function placeOf(project: string, baseURL: string | undefined): Place {
  const port = new URL(baseURL ?? '').port;
  return project === 'phone'
    ? {
        url: `${baseURL}${conference.path}`,
        ids: '1/13',
        realmKey: 'portal/1',
        openKey: 'openOPENID',
        member: 'james.demo',
      }
    : {
        url: `http://${hanamachi.ownDomain}:${port}`,
        ids: '2',
        realmKey: 'portal/2',
        openKey: 'openJID',
        member: 'tsumugi.demo',
      };
}

/** What the pages, the calls and the provider of the demo say. */
export async function identityWordsOf(language: LanguageCode) {
  const { default: page } = (await import(`#features/identity/web/texts/${language}.ts`)) as {
    default: typeof import('#features/identity/web/texts/jpn.ts').default;
  };
  const { default: messages } = (await import(`#features/identity/texts/${language}.ts`)) as {
    default: typeof import('#features/identity/texts/jpn.ts').default;
  };
  const { name, ...provider } = demoProviderTexts[toolLanguage(language)];
  return { page, messages, provider, name };
}

/** The records of the access log other than page views. */
export const loggedActions = async (page: Page): Promise<string[]> =>
  (JSON.parse((await stored(page, 'storageLogData')) ?? '[]') as { action: string }[])
    .map(({ action }) => action)
    .filter((action) => action !== 'view');

/** Chooses a person at the provider and agrees to what the site is told. */
export async function beAtProvider(page: Page, id: string, language: LanguageCode): Promise<void> {
  const spoken = toolLanguage(language);
  const texts = demoProviderTexts[spoken];
  await expect(page.getByRole('heading', { level: 1, name: texts.chooseTitle })).toBeVisible();
  await page.getByRole('button', { name: demoPerson(id)?.name[spoken] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.consentTitle })).toBeVisible();
  await page.getByRole('button', { name: texts.allow }).click();
}

/** A member who has not agreed to the terms is asked on most pages. */
export async function agreeIfAsked(page: Page, ok: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor({ timeout: 3_000 }).catch(() => {});
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: ok, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
