// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sharedHost } from '#kernel/site-path.ts';
import { siteInit } from '../../../test/site-init.ts';
import { createSiteState, type SiteState } from '../site-state.ts';
import { callFacts, isApplication, isPreview } from './browser-facts.ts';

function at(address: string, isDraft = false) {
  window.history.replaceState(null, '', address);
  const { location } = window;
  const state = createSiteState({
    init: siteInit(),
    language: 'jpn',
    hostSite: sharedHost,
    isDraft,
  } as unknown as SiteState);
  return { location, state, facts: callFacts(state) };
}

test.each([
  ['', false],
  ['?exhibitor_account=', true],
  ['?exhibitor_account=7', true],
  ['?exhibitor=7', false],
])('the query %j makes an exhibitor’s administrator: %s [ACCESS-055]', (query, isExhibitor) => {
  expect(at(`/web/portal/1${query}`).facts.isExhibitor).toBe(isExhibitor);
});

test.each([
  ['', false],
  ['?isApplication=1', true],
  ['?isApplication=true', true],
  ['?isApplication=0', false],
  ['?isApplication=', false],
])('the query %j is the app: %s [APP-002]', (query, expected) => {
  const { facts } = at(`/web/portal/1${query}`);
  expect([isApplication(), facts.isApplication]).toEqual([expected, expected]);
});

test('every call of a draft says so, and no other call does [ACCESS-036]', () => {
  expect(at('/web/portal/1', true).facts.isDraft).toBe(true);
  // The address of the page load counts, not a query added later.
  expect(at('/web/portal/1?isDraft=true').facts.isDraft).toBe(false);
});

test('a preview is known by its address', () => {
  expect(isPreview(at('/web/preview/portal/1/event/11/module/information/3/1').state)).toBe(true);
  expect(isPreview(at('/web/portal/1/event/11/module/information/3/1').state)).toBe(false);
});
