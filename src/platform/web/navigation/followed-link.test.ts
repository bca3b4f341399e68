// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { followedLink } from './followed-link.ts';

/** The result of a click on the element with the id `here`. */
function click(html: string, how: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let followed: string | undefined;
  const listen = (event: MouseEvent): void => {
    followed = followedLink(event, (url) => url.hostname === 'hiroba.test' && url.pathname.startsWith('/web/'));
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.getElementById('here')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return followed;
}

const href = 'http://hiroba.test/web/module/information/3?x=1#y';

test('a plain click on a link of this site, or on an element in it, is followed here [ROUTE-003]', () => {
  expect(click(`<a id="here" href="${href}">news</a>`)).toBe(href);
  expect(click(`<a href="${href}"><b><i id="here">news</i></b></a>`)).toBe(href);
});

test.each([
  ['another site', '<a id="here" href="http://other.test/web/a">x</a>'],
  ['an address outside', '<a id="here" href="http://hiroba.test/media/a.webp">x</a>'],
  ['a mail address', '<a id="here" href="mailto:a@example.jp">x</a>'],
  ['a new tab', `<a id="here" href="${href}" target="_blank">x</a>`],
  ['a download', `<a id="here" href="${href}" download>x</a>`],
  ['no address', '<a id="here">x</a>'],
  ['no link', '<p id="here">x</p>'],
])('a click on %s is left to the browser', (_, html) => {
  expect(click(html)).toBeUndefined();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { button: 2 }])(
  'a click with %o is left to the browser',
  (how) => {
    expect(click(`<a id="here" href="${href}">x</a>`, how)).toBeUndefined();
  },
);

test('a click that other code has handled is ignored', () => {
  const event = { defaultPrevented: true, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(followedLink({ ...event, target: document.createElement('a') }, () => true)).toBeUndefined();
});
