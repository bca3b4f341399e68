// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenPollMs } from '#kernel/limits.ts';
import { CallError } from '#web/api/call-error.ts';
import type { StartUpStepName } from '#web/start/feature-start.ts';
import { StartUpStop } from '#web/start/start-up-stop.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { moduleEntry, siteInit } from '../../../test/site-init.ts';
import { watchAccessLog } from '../../../test/watch-access-log.ts';
import type { BrowserSite } from './browser-site.ts';
import type { SiteFeatureStart } from './feature-starts.ts';
import { startUp, startUpSteps } from './start-up.ts';

const init = siteInit();
const locked = siteInit({ usePasscodeLock: true, isLocked: true });
const member = { userId: 3, isInvited: false, isBlocked: false, isStaff: false, isExhibitor: false };
const memberAnswers = {
  readPersonal: () => ({ data: { userId: 3, userdata: member } }),
  readSite: () => ({ data: { init: siteInit({ revision: 2 }), userdata: member } }),
};
const end = { ready: { kind: 'ready' }, error: { kind: 'stopped', goTo: 'error' } };

beforeEach(async () => {
  await commonTexts.load('eng');
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/web/portal/1');
});
afterEach(() => void vi.useRealTimers());

const logIn = (): void => browserStorage().local.set('accessToken', 'token');

/** Takes one step alone, as the start-up does when it comes to it. */
async function take(name: StartUpStepName, site: BrowserSite): Promise<unknown> {
  const [, step] = startUpSteps.find(([one]) => one === name) ?? [];
  try {
    return await step?.(site);
  } catch (error) {
    return error instanceof StartUpStop ? error.goTo : error;
  }
}

/** A feature with a part in each step, which records it. */
function recorder(): { feature: SiteFeatureStart; steps: string[] } {
  const steps: string[] = [];
  const parts = startUpSteps.map(([name]) => [name, () => void steps.push(name)]);
  return { feature: { steps: Object.fromEntries(parts) as SiteFeatureStart['steps'] & object }, steps };
}

async function walk(site: BrowserSite) {
  const { feature, steps } = recorder();
  return { end: await startUp(site, [feature]), steps };
}

describe('the start-up', () => {
  test('takes ten steps in the order of the spec; the eighth is the authentication [BOOT-001, BOOT-002, BOOT-015]', async () => {
    const { site } = browserSite();
    const walked = await walk(site);
    expect(walked.end).toEqual(end.ready);
    expect(walked.steps).toEqual([
      'common data',
      'app token',
      'route parameters',
      'site data',
      'passcode',
      'web access',
      'content',
      'authentication',
      'personal data',
      'first view log',
    ]);
  });

  test('ends at a step that stops it, and at a feature’s part of a step [BOOT-001, BOOT-018]', async () => {
    const missing = await walk(browserSite({ page: { name: 'moduleList', params: { contentId: 9 } } }).site);
    expect(missing).toMatchObject({ end: end.error, steps: expect.not.arrayContaining(['content', 'first view log']) });
    const { feature, steps } = recorder();
    const refusing: SiteFeatureStart = { steps: { passcode: () => Promise.reject(new StartUpStop('home')) } };
    expect(await startUp(browserSite().site, [refusing, feature])).toEqual({ kind: 'stopped', goTo: 'home' });
    expect(steps.at(-1)).toBe('site data');
  });

  test('tells features the page, the member as soon as it is known, and whether it is a draft', async () => {
    logIn();
    const { site } = browserSite({ answers: memberAnswers });
    const seen: unknown[] = [];
    const look: SiteFeatureStart = {
      steps: Object.fromEntries(
        (['authentication', 'personal data'] as const).map((name) => [
          name,
          ({ page, member: one, isDraft }: { page: object; member?: object; isDraft: boolean }) =>
            void seen.push([page, one, isDraft]),
        ]),
      ),
    };
    await startUp(site, [look]);
    const home = expect.objectContaining({ name: 'home' }) as unknown;
    expect(seen).toEqual([
      [home, undefined, false],
      [home, expect.objectContaining({ userId: 3 }), false],
    ]);
  });
});

describe('its end', () => {
  test('is silent for an ended session, status 552 [BOOT-019]', async () => {
    logIn();
    const { site } = browserSite({ answers: { readPersonal: () => new CallError(552, '') } });
    expect(await startUp(site, [])).toEqual({ kind: 'silent' });
    expect(site.messages.get()).toBeUndefined();
  });

  test('comes after any other failure too, which is told [BOOT-020]', async () => {
    logIn();
    const error = new CallError(500, '');
    const { site } = browserSite({ answers: { readPersonal: () => error } });
    expect(await startUp(site, [])).toEqual({ kind: 'stopped', goTo: undefined, error });
    expect([site.messages.get() === undefined, site.state.get().hasPersonalFailed]).toEqual([false, true]);
  });
});

describe('step 1, the common data,', () => {
  test('gives a visitor an anonymous token, and asks nothing', async () => {
    const { site, called } = browserSite();
    await take('common data', site);
    expect(browserStorage().local.get('anonymousToken')).toMatch(/\w{8}/);
    expect(called()).toEqual([]);
  });
});

describe('step 2, the app token,', () => {
  test('is looked for every 500 ms inside the app until there is one [BOOT-004]', async () => {
    window.history.replaceState(null, '', '/web/portal/1?isApplication=1');
    vi.useFakeTimers();
    setTimeout(logIn, 1_200);
    let isOver = false;
    void take('app token', browserSite().site).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(1_499);
    expect([tokenPollMs, isOver]).toEqual([500, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  test('is not waited for outside the app, or if it is already there [BOOT-005]', async () => {
    vi.useFakeTimers();
    await take('app token', browserSite().site);
    window.history.replaceState(null, '', '/web/portal/1?isApplication=1');
    logIn();
    await take('app token', browserSite().site);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('step 3, the route parameters,', () => {
  test.each([
    ['moduleList', { moduleCode: 'booth', contentId: 'x' }, 'error'],
    ['moduleList', { moduleCode: 'no_such', contentId: '1' }, 'error'],
    ['moduleList', { moduleCode: 'event_list', contentId: '1' }, 'error'],
    ['moduleList', { moduleCode: 'information', contentId: '1' }, undefined],
    ['notFound', {}, undefined],
  ] as const)('of %s with %j lead to %s, before anything is called [BOOT-006]', async (name, params, target) => {
    const { site, called } = browserSite({ page: { name, params } });
    expect(await take('route parameters', site)).toBe(target);
    expect(called()).toEqual([]);
    const walked = await walk(site);
    expect(walked.steps.includes('route parameters')).toBe(target === undefined);
  });
});

describe('step 4, the site data,', () => {
  test.each([
    ['of a page', '/web/portal/1'],
    ['of a preview', '/web/preview/portal/1/event/11/module/information/3/1'],
  ])('%s came with the HTML: nothing is asked for [BOOT-007, BOOT-012]', async (_, address) => {
    window.history.replaceState(null, '', address);
    const { site, called } = browserSite();
    await take('site data', site);
    expect(called()).toEqual([]);
  });
});

describe('step 5, the passcode,', () => {
  const answers = {
    ...memberAnswers,
    checkPasscode: () => ({ data: { passcodeCheck: true } }),
  };

  test('is asked for where none is stored, except on pages before the doors [ACCESS-003, ACCESS-004]', async () => {
    const { site } = browserSite({ state: { init: locked } });
    expect(await take('passcode', site)).toBe('verify');
    for (const name of ['verify', 'terms'] as const) {
      const before = browserSite({ state: { init: locked }, page: { name } });
      expect(await take('passcode', before.site)).toBeUndefined();
      expect(before.site.state.get()).toMatchObject({ isOpen: false, passcode: 'notVerified' });
    }
  });

  test('opens the site and its page if a stored one is right [ACCESS-005, ACCESS-007]', async () => {
    browserStorage().local.set('portal-passcode', '024680');
    const { site, router, called } = browserSite({ state: { init: locked }, answers });
    await take('passcode', site);
    expect(called()).toEqual(['checkPasscode', 'readSite']);
    expect(site.state.get()).toMatchObject({ isOpen: true, passcode: 'verified', init: { revision: 2 } });
    expect(router.revalidate).toHaveBeenCalledOnce();
  });

  test('leads from /verify to the top once it is verified [ACCESS-009]', async () => {
    const { site } = browserSite({ page: { name: 'verify' } });
    expect(await take('passcode', site)).toBe('home');
  });

  test('is none of a draft, whose error page is shown without it', async () => {
    const { site, called } = browserSite({ state: { init: locked, isDraft: true }, page: { name: 'error' } });
    expect(await take('passcode', site)).toBeUndefined();
    expect(called()).toEqual([]);
  });
});

describe('step 6, the web access,', () => {
  const modules = [moduleEntry('information', 5, { isConsoleUserOnly: true })];
  const page = { name: 'moduleList', params: { moduleCode: 'information', contentId: '5' } } as const;
  const visit = (exists: boolean) =>
    browserSite({
      page,
      state: { init: siteInit({ modules }) },
      answers: { readConsoleUser: () => ({ data: { exists } }) },
    });

  test('needs the key of a console user, which the server knows [ACCESS-045, BOOT-013]', async () => {
    const without = visit(true);
    expect([await take('web access', without.site), without.called()]).toEqual(['error', []]);
    window.history.replaceState(null, '', '/web/portal/1?consoleUser=the-key');
    expect(await take('web access', visit(false).site)).toBe('error');
    const known = visit(true);
    expect(await take('web access', known.site)).toBeUndefined();
    expect(known.calls).toMatchObject([{ name: 'readConsoleUser', params: { portalId: 0, consoleUser: 'the-key' } }]);
  });
});

describe('step 7, the content,', () => {
  test('leads to the error page if the site does not have it [BOOT-014]', async () => {
    const state = { init: siteInit({ modules: [moduleEntry('information', 5)] }) };
    const at = (contentId: string) => browserSite({ state, page: { name: 'moduleList', params: { contentId } } }).site;
    expect([await take('content', at('6')), await take('content', at('5'))]).toEqual(['error', undefined]);
  });
});

describe('step 8, the authentication,', () => {
  const asks = siteInit({ login: { ...init.login, isEnabled: true, isRequiredAtStartup: true } });
  const page = { name: 'mypage' } as const;

  test.each([
    ['a page for members', init, page, 'login'],
    ['a page of everybody', init, {}, undefined],
    ['a site that begins with the login', asks, {}, 'login'],
    ['the login page of such a site', asks, { name: 'login' } as const, undefined],
    ['an event of the invited', siteInit({ isInvitingEvent: true }), {}, 'login'],
  ])('of a visitor at %s', async (_, of, shown, target) => {
    const { site } = browserSite({ state: { init: of }, page: shown });
    expect(await take('authentication', site)).toBe(target);
    logIn();
    expect(await take('authentication', site)).toBeUndefined();
  });
});

describe('step 9, the personal data,', () => {
  test.each([
    [true, 'verified', false, true],
    [true, 'notVerified', false, false],
    [true, 'notVerified', true, true],
    [false, 'verified', false, false],
  ] as const)(
    'of a visitor logged in: %s, with the passcode %s, in a draft: %s, are loaded: %s [BOOT-017]',
    async (hasToken, passcode, isDraft, isLoaded) => {
      if (hasToken) logIn();
      const { site, called } = browserSite({ state: { passcode, isDraft, isOpen: true }, answers: memberAnswers });
      await take('personal data', site);
      expect(called()).toEqual(isLoaded ? ['readPersonal'] : []);
      expect(site.state.get().personal?.userId).toBe(isLoaded ? 3 : undefined);
    },
  );

  test('of a preview link are asked for by nobody: the draft has said that there are none', async () => {
    logIn();
    const state = { isDraft: true, isOpen: true, isByPreviewLink: true };
    const { site, called } = browserSite({ state, answers: memberAnswers });
    await take('personal data', site);
    expect(called()).toEqual([]);
    expect(site.state.get()).toMatchObject({ isByPreviewLink: true, personal: undefined });
  });

  test('are asked for beside what is closed to visitors, which the shown page then has', async () => {
    logIn();
    const modules = [moduleEntry('booth', 80, { closedBy: { reason: 'login' } })];
    const { site, router, called } = browserSite({ state: { init: siteInit({ modules }) }, answers: memberAnswers });
    // The page that loads may wait for this step.
    router.revalidate.mockReturnValue(new Promise(() => {}));
    const taken = take('personal data', site);
    expect(called()).toEqual(['readPersonal', 'readSite']);
    await taken;
    expect(site.state.get().init.revision).toBe(2);
    expect(router.revalidate).toHaveBeenCalledOnce();
  });

  test.each([
    ['in a draft', { isDraft: true }],
    [
      'of console users',
      { init: siteInit({ modules: [moduleEntry('booth', 80, { closedBy: { reason: 'consoleUser' } })] }) },
    ],
  ])('open nothing else %s', async (_, state) => {
    logIn();
    const { site, called } = browserSite({ state: { ...state, isOpen: true }, answers: memberAnswers });
    await take('personal data', site);
    expect(called()).toEqual(['readPersonal']);
  });

  test('say that a member is not invited [ACCESS-017]', async () => {
    logIn();
    const { site } = browserSite({ state: { init: siteInit({ isInvitingEvent: true }) }, answers: memberAnswers });
    expect(await take('personal data', site)).toBe('error');
    expect(browserStorage().session.get('errorVariant')).toBe('notInvited');
  });
});

describe('step 10, the first view log,', () => {
  test('is the view of the page, by its name in access logs [BOOT-018]', async () => {
    const records = watchAccessLog();
    await take('first view log', browserSite({ page: { name: 'moduleList', params: { contentId: '5' } } }).site);
    await take('first view log', browserSite({ page: { name: 'preview' } }).site);
    expect(records()).toMatchObject([{ action: 'view', page: 'module/list', content_id: 5 }]);
  });
});
