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

  it('goes on to the heading that takes the place of one before, through a time without', async () => {
    const main = shown('<h1>Your order</h1>');
    focusPage(main);
    main.innerHTML = '<p>Loading</p>';
    await later();
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<h1>Thank you</h1>';
    await later();
    expect(document.activeElement?.textContent).toBe('Thank you');
    main.innerHTML = '<h1>Thank you again</h1>';
    await later();
    expect(document.activeElement?.textContent).toBe('Thank you again');
  });

  it('leaves the watch of a page with the page', async () => {
    const main = shown('<h1>Your order</h1>');
    focusPage(main);
    main.innerHTML = '<h1>News</h1><button>More</button>';
    focusPage(main);
    document.querySelector('button')?.focus();
    main.insertAdjacentHTML('beforeend', '<p>Later</p>');
    await later();
    expect(document.activeElement?.textContent).toBe('More');
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
