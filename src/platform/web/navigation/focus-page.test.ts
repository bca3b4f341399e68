// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusPage } from './focus-page.ts';

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function shown(html: string): HTMLElement {
  document.body.innerHTML = `<a href="/">Top</a><main tabindex="-1">${html}</main>`;
  return document.querySelector('main') as HTMLElement;
}

describe('the focus after a change of page', () => {
  beforeEach(() => document.body.replaceChildren());

  it('moves to the heading of the page', () => {
    focusPage(shown('<p>Back</p><h1>News</h1><h2>Today</h2>'));
    expect(document.activeElement?.textContent).toBe('News');
  });

  it('moves to the main part until the heading is there', async () => {
    const main = shown('<p>Loading</p>');
    focusPage(main);
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<div><h1>My tickets</h1></div>';
    await later();
    expect(document.activeElement?.textContent).toBe('My tickets');
  });

  it('stays where the visitor has put it in between', async () => {
    const main = shown('<p>Loading</p>');
    focusPage(main);
    document.querySelector('a')?.focus();
    main.innerHTML = '<h1>My tickets</h1>';
    await later();
    expect(document.activeElement?.textContent).toBe('Top');
  });
});
