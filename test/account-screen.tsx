import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import type { Texts } from '#web/texts/texts.ts';
import { fakeApi, inEvent, type MadeCall } from './fake-api.ts';
import { pageContext, renderScreen } from './render-screen.tsx';
import { siteInit } from './site-init.ts';

type Answers = Parameters<typeof fakeApi>[0];

export const eventHome = '/web/portal/1/event/11';

/** A site of event 11 that has members, those of its portal. */
export function siteWithMembers(login: Partial<SiteInit['login']> = {}, more: Partial<SiteInit> = {}): SiteInit {
  const init = siteInit(more);
  return { ...init, login: { ...init.login, isEnabled: true, realmKey: 'portal/1', ...login } };
}

/** The addresses that the page led to: as a new document, or in place of this one. */
export interface Leaving {
  assigned: string[];
  replaced: string[];
}

/** Watches the address bar; call it before each test. */
export function watchLeaving(): Leaving {
  const leaving: Leaving = { assigned: [], replaced: [] };
  vi.spyOn(window.location, 'assign').mockImplementation((href) => void leaving.assigned.push(String(href)));
  vi.spyOn(window.location, 'replace').mockImplementation((href) => void leaving.replaced.push(String(href)));
  window.localStorage.clear();
  window.sessionStorage.clear();
  return leaving;
}

export interface AccountScreen {
  screen: ReactNode;
  texts: readonly Texts<unknown>[];
  answers?: Answers;
  context?: Partial<PageContext<SiteInit>>;
  isLoggedIn?: boolean;
  /** The member's own data, when they are loaded. */
  personal?: unknown;
  search?: string;
}

/** Shows a page of accounts in event 11, and notes its calls. */
export async function openAccountScreen(options: AccountScreen): Promise<MadeCall[]> {
  const { screen: page, texts, answers = {}, context = {}, isLoggedIn = false, personal, search = '' } = options;
  const { api, calls } = fakeApi(answers);
  const access = { personal, isLoggedIn, reload: () => Promise.resolve() };
  await renderScreen(
    <PersonalProvider value={access}>{page}</PersonalProvider>,
    texts,
    pageContext({ ...inEvent, api, init: siteWithMembers(), ...context }),
    `${eventHome}/users/login${search}`,
  );
  return calls;
}

/** A label, with or without the mark of a required field. */
const labelled = (label: string) => (text: string) => text.replace(/(必須|Required)$/, '') === label;

export const field = (label: string): HTMLInputElement => screen.getByLabelText(labelled(label));

export const findField = (label: string): Promise<HTMLInputElement> => screen.findByLabelText(labelled(label));

export function type(label: string, text: string): void {
  fireEvent.input(field(label), { target: { value: text } });
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The error message beside a field. */
export function problemAt(label: string): string | undefined {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(ids.at(-1) ?? '')?.textContent ?? undefined;
}
