import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { metaOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each([
  ['the login', '/web/portal/1/event/11/users/login', ['login_id', 'password']],
  ['the login of a site by invitation', '/web/portal/1/event/14/users/login', ['login_id', 'password']],
  ['the registration', '/web/portal/1/event/11/users/register', ['mail']],
  ['a new password', '/web/portal/1/event/11/users/reset', ['mail']],
  ['the passcode', '/web/event/21/verify', ['passcode']],
])('%s stands in the first HTML with its heading and its form, in every language', async (_, path, names) => {
  const headings = new Set<string>();
  for (const language of languageCodes) {
    const document = parsePage(await site.page(`${path}?language=${language}`));
    const main = document.querySelector('main')!;
    const heading = main.querySelector('h1')?.textContent ?? '';
    headings.add(heading);
    expect(document.title.startsWith(`${heading} | `)).toBe(true);
    const form = main.querySelector('form[method=post]')!;
    expect([...form.querySelectorAll('input')].map((field) => field.getAttribute('name'))).toEqual(names);
    for (const field of form.querySelectorAll('input')) {
      expect(main.querySelector(`label[for="${field.id}"]`)?.textContent).toMatch(/\S/);
    }
    expect(form.querySelector('button[type=submit]')?.textContent).toMatch(/\S/);
    expect(metaOf(document, 'robots')).toMatch(/^noindex/);
  }
  expect(headings.size).toBe(languageCodes.length);
});
