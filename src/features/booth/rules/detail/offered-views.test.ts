import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boothPanels, boothTabs, type BoothView, boothViews, hasMovieTab, readBoothView } from './offered-views.ts';

const offering = (...views: BoothView[]) =>
  Object.fromEntries(boothViews.map((view) => [view, view === 'overview' || views.includes(view)])) as Record<
    BoothView,
    boolean
  >;
const all = offering(...boothViews);

describe('the tabs of a booth', () => {
  test.each([
    ['standard', ['overview', 'products', 'contact']],
    ['pro', ['overview', 'movies', 'products', 'questionnaire', 'chat', 'talk']],
  ] as const)('of the %s set are those of the design choice [BOOTH-006, BOOTH-037]', (set, tabs) => {
    expect(boothTabs(set, all, 'overview')).toEqual(tabs);
    expect(hasMovieTab(set)).toBe(set === 'pro');
  });

  test.each([
    ['standard', offering('contact'), 'overview', ['overview', 'contact']],
    ['pro', offering('talk'), 'overview', ['overview', 'talk']],
    ['standard', all, 'download', ['overview', 'products', 'contact', 'download']],
    ['pro', offering('contact'), 'contact', ['overview', 'contact']],
  ] as const)('%s, case %#: show what there is, and the open panel', (set, offered, open, tabs) => {
    expect(boothTabs(set, offered, open)).toEqual(tabs);
  });

  test.each([
    [null, all, 'overview'],
    ['talk', all, 'talk'],
    ['talk', offering('contact'), 'overview'],
    ['constructor', all, 'overview'],
    ['', all, 'overview'],
  ] as const)('the address %j leads to a view that is offered', (named, offered, view) => {
    expect(readBoothView(named, offered)).toBe(view);
  });

  test('the open view is always one of the offered tabs, and no tab is offered twice', () => {
    const offers = fc.record(Object.fromEntries(boothViews.map((view) => [view, fc.boolean()])));
    const cases = fc.property(
      offers,
      fc.constantFrom('standard' as const, 'pro' as const),
      fc.constantFrom(...boothViews, 'x'),
      (given, set, named) => {
        const offered = { ...given, overview: true } as Record<BoothView, boolean>;
        const open = readBoothView(named, offered);
        const tabs = boothTabs(set, offered, open);
        expect(tabs).toContain(open);
        expect(tabs.every((view) => offered[view])).toBe(true);
        expect(new Set(tabs).size).toBe(tabs.length);
        expect(boothPanels(offered).every((view) => offered[view])).toBe(true);
      },
    );
    fc.assert(cases);
  });
});

test('the panels are those of the design choice [BOOTH-042]', () => {
  expect(boothPanels(all)).toEqual(['talk', 'contact', 'chat', 'questionnaire', 'download']);
  expect(boothPanels(offering('download'))).toEqual(['download']);
});
