import { describe, expect, test } from 'vitest';
import { isWidgetShown, shownParts } from './show-widget.ts';

describe('the widget of a web page', () => {
  test.each([
    [1, true, true, true],
    [1, true, false, true],
    [1, false, true, true],
    [1, false, false, false],
    [0, true, true, false],
    [0, true, false, false],
    [0, false, true, false],
    [0, false, false, false],
  ])(
    'with %i contents, title %s and image %s is shown: %s [WEBPAGE-003]',
    (count, titleVisible, imageVisible, shown) => {
      expect(isWidgetShown(Array.from({ length: count }), { titleVisible, imageVisible })).toBe(shown);
    },
  );

  test('is shown when its settings say nothing [SITE-037]', () => {
    expect(isWidgetShown([{}], {})).toBe(true);
  });

  test('shows the title in place of a missing picture [WEBPAGE-002]', () => {
    const flags = { titleVisible: false, imageVisible: true };
    expect(shownParts({ image: {} }, flags)).toEqual({ title: false, image: true });
    expect(shownParts({ image: null }, flags)).toEqual({ title: true, image: false });
    expect(shownParts({ image: {} }, { titleVisible: true, imageVisible: false })).toEqual({
      title: true,
      image: false,
    });
  });
});
