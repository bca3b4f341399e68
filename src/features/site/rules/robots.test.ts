import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RobotsFacts, robotsDirective } from './robots.ts';

const open: RobotsFacts = {
  isRelease: true,
  isNotSearchEngine: false,
  isDraft: false,
  isOwnDomain: false,
  passedProxy: false,
};
const kept = 'noindex,nofollow';

test('search engines are kept out of a site that is not released [SITE-012]', () => {
  expect(robotsDirective({ ...open, isRelease: false })).toBe(kept);
});

test('search engines are kept out of a site that excludes them [SITE-013]', () => {
  expect(robotsDirective({ ...open, isNotSearchEngine: true })).toBe(kept);
});

test('search engines are kept out of a draft [SITE-014]', () => {
  expect(robotsDirective({ ...open, isDraft: true })).toBe(kept);
});

test('search engines are kept out of a site with its own domain when they come another way [SITE-015]', () => {
  expect(robotsDirective({ ...open, isOwnDomain: true, passedProxy: false })).toBe(kept);
  expect(robotsDirective({ ...open, isOwnDomain: true, passedProxy: true })).toBeUndefined();
});

test('in all other cases search engines get no instruction [SITE-016]', () => {
  expect(robotsDirective(open)).toBeUndefined();
  const facts = fc.record({
    isRelease: fc.boolean(),
    isNotSearchEngine: fc.boolean(),
    isDraft: fc.boolean(),
    isOwnDomain: fc.boolean(),
    passedProxy: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (any) => {
      const isFound = any.isRelease && !any.isNotSearchEngine && !any.isDraft && (!any.isOwnDomain || any.passedProxy);
      expect(robotsDirective(any)).toBe(isFound ? undefined : kept);
    }),
  );
});
