import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, expandTemplate, type Where } from '#kernel/endpoint.ts';
import { asMember, asPreviewer, type DoorSite, published, startDoorSite } from '../door-sites.ts';
import { sellTicket } from '../sell-ticket.ts';
import { testNow } from '../start-test-site.ts';
import type { TestMember } from '../test-member.ts';

type Headers = Readonly<Record<string, string>>;
type Refusal = readonly [status: number, reason?: string];

/** A door that is closed, at an event or a portal, for a whole site or one content of it. */
interface ClosedDoor {
  name: string;
  ids: { portalId: number; eventId?: number };
  /** The content of the door; without it the door is the site's, and every content is behind it. */
  contentId?: number;
  /** The callers that the door refuses, and the refusal. */
  refused: () => Record<string, readonly [Headers, Refusal]>;
  /** The callers that pass. */
  passes: () => Headers;
}

let doors: DoorSite;
let endpoints: readonly Endpoint[];
const members: Record<string, TestMember> = {};
const of = (name: string): Headers => asMember(members[name] as TestMember);
beforeAll(async () => {
  doors = await startDoorSite();
  ({ endpoints } = doors.site.hiroba.api);
  members['member'] = await doors.member();
  members['invited'] = await doors.member(['event/952', 'invited']);
  members['staff'] = await doors.member(['portal/95', 'staff']);
  members['previewer'] = await doors.member(['portal/95', 'previewer']);
  const holder = await doors.member();
  members['holder'] = holder;
  const ticket = { siteKey: 'event/956', contentId: 20, item: { detailId: 1 } };
  await sellTicket(doors.site.database, holder.memberId, ticket);
  for (const portalId of [1, 96, 97, 98]) members[`of ${portalId}`] = await doors.memberOf(portalId);
  await doors.site.database.kysely
    .insertInto('console_user')
    .values({ console_user: 'right-key', portal_id: 95, event_id: null })
    .execute();
});
afterAll(() => doors.close());

const login: Refusal = [403, 'login'];
const visitors = () =>
  ({
    nobody: [{}, login],
    'a member of another portal': [of('of 1'), login],
    'a token that was made up': [{ 'access-token': 'made-up' }, [552]],
  }) as const;
const passcodeAsked = (wrong: Headers) => () => ({
  nobody: [{}, [461]] as const,
  'a member': [of('member'), [461]] as const,
  'a wrong passcode': [wrong, [461]] as const,
});

const closed: readonly ClosedDoor[] = [
  {
    name: 'an event with a passcode',
    ids: { portalId: 95, eventId: 959 },
    refused: passcodeAsked({ 'event-passcode': '000000', 'portal-passcode': '246813' }),
    passes: () => ({ 'event-passcode': '246813', ...of('member') }),
  },
  {
    name: 'a portal with a passcode',
    ids: { portalId: 96 },
    refused: passcodeAsked({ 'portal-passcode': '000000', 'event-passcode': '135792' }),
    passes: () => ({ 'portal-passcode': '135792', ...of('of 96') }),
  },
  {
    name: 'an invite-only event',
    ids: { portalId: 95, eventId: 952 },
    refused: () => ({ ...visitors(), 'a member who is not invited': [of('member'), [403, 'notInvited']] }),
    passes: () => of('invited'),
  },
  {
    name: 'an event for members',
    ids: { portalId: 95, eventId: 953 },
    refused: visitors,
    passes: () => of('member'),
  },
  { name: 'a portal for members', ids: { portalId: 97 }, refused: visitors, passes: () => of('of 97') },
  {
    name: 'the draft of an event',
    ids: { portalId: 95, eventId: 951 },
    refused: () => ({
      nobody: [{ 'preview-agent': 'previewer' }, [403]],
      'a member': [asPreviewer(members['member'] as TestMember), [403]],
    }),
    passes: () => asPreviewer(members['previewer'] as TestMember),
  },
  {
    name: 'the draft of a portal',
    ids: { portalId: 95 },
    refused: () => ({
      nobody: [{ 'preview-agent': 'previewer' }, [403]],
      'a member': [asPreviewer(members['member'] as TestMember), [403]],
    }),
    passes: () => asPreviewer(members['previewer'] as TestMember),
  },
  {
    name: 'a content for members',
    ids: { portalId: 95, eventId: 955 },
    contentId: 3,
    refused: visitors,
    passes: () => of('member'),
  },
  ...[3, 4, 5, 8, 9].map((contentId) => ({
    name: `content ${contentId} of a portal for members`,
    ids: { portalId: 98 },
    contentId,
    refused: visitors,
    passes: () => of('of 98'),
  })),
  {
    name: 'a content for ticket holders',
    ids: { portalId: 95, eventId: 956 },
    contentId: 3,
    refused: () => ({ ...visitors(), 'a member without the ticket': [of('member'), [403, 'ticket']] }),
    passes: () => of('holder'),
  },
  {
    name: 'a content for console users',
    ids: { portalId: 95, eventId: 958 },
    contentId: 3,
    refused: () => ({
      nobody: [{}, [403]],
      'a member': [of('member'), [403]],
      'a wrong key': [{ 'console-user': 'wrong-key' }, [403]],
    }),
    passes: () => ({ 'console-user': 'right-key', ...of('member') }),
  },
];

let now = testNow;

/** The forms of a call's address that a door guards. */
function templatesBehind(door: ClosedDoor, endpoint: Endpoint): string[] {
  const places: readonly Where[] = door.contentId === undefined ? ['site', 'content', 'detail'] : ['content', 'detail'];
  // A previewer's call is about the draft, which has no doors but its own.
  const isBehind = places.includes(endpoint.at) && endpoint.who !== 'previewer';
  return isBehind ? templatesOf(door, endpoint) : [];
}

/** The forms of a call's address that name the site or content of a door. */
function templatesOf({ ids, contentId }: ClosedDoor, { path }: Endpoint): string[] {
  return expandTemplate(path).filter(
    (template) =>
      template.includes('{portalId}') &&
      template.includes('{eventId}') === (ids.eventId !== undefined) &&
      (contentId === undefined || template.includes('{contentId}')),
  );
}

async function ask(endpoint: Endpoint, template: string, door: ClosedDoor, headers: Headers) {
  const params: Record<string, number> = { contentId: 3, detailId: 1, ...door.ids };
  if (door.contentId !== undefined) params['contentId'] = door.contentId;
  const path = `/web_api/v2/${template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1))}`;
  const { get, post, setNow } = doors.site;
  // Wrong keys are counted by the minute, and there are more calls than tries.
  if (headers['console-user'] === 'wrong-key') setNow((now += 3_000));
  const response = endpoint.method === 'GET' ? await get(path, headers) : await post(path, new FormData(), headers);
  const text = await response.text();
  return { path, status: response.status, text, reason: (JSON.parse(text) as { reason?: string }).reason };
}

describe.each(closed)('$name', (door) => {
  test('refuses each of these callers in every call, in and out of exhibitor mode', async () => {
    const behind = endpoints.flatMap((endpoint) =>
      templatesBehind(door, endpoint).map((template) => ({ endpoint, template })),
    );
    expect(behind.length).toBeGreaterThan(door.contentId === undefined ? 4 : 1);
    for (const { endpoint, template } of behind) {
      for (const [name, [headers, [status, reason]]] of Object.entries(door.refused())) {
        for (const prefix of ['', 'ex/']) {
          const answer = await ask(endpoint, prefix + template, door, headers);
          const told = answer.text.includes(published);
          // An upload counts its tries before anything else.
          if (endpoint.bodyKind === 'multipart' && answer.status === 429) continue;
          // A call that would change a draft is refused to everybody.
          const isDraftPost = answer.reason === 'draft' && endpoint.method === 'POST';
          const said = [answer.path, name, answer.status, isDraftPost ? reason : answer.reason, told];
          expect(said).toEqual([answer.path, name, status, reason, false]);
        }
      }
    }
  });

  test('lets allowed callers in, so it was the door that refused the others', async () => {
    let answered = 0;
    // A caller who passes here is no reception staff.
    for (const endpoint of endpoints.filter(({ method, who }) => method === 'GET' && who !== 'staff')) {
      for (const template of templatesBehind(door, endpoint)) {
        const { path, status } = await ask(endpoint, template, door, door.passes());
        expect([path, [403, 461, 552].includes(status)]).toEqual([path, false]);
        if (status === 200) answered += 1;
      }
    }
    expect(answered).toBeGreaterThan(0);
  });
});

test('every call about a content is behind the doors of its site', () => {
  const behind: readonly Where[] = ['site', 'content', 'detail'];
  const outside = endpoints.filter(({ path, at }) => !behind.includes(at) && path.includes('{contentId}'));
  // Staff who work by a link come in by it (`staff-links.test.ts`, `reception-day.test.ts`).
  expect(outside.map(({ name }) => name)).toEqual([
    'lookUpAtReception',
    'checkInAtReception',
    'undoAtReception',
    'openVisitor',
    'checkInVisitor',
    'undoVisitor',
    'noteVisitor',
    'printBadge',
  ]);
});

describe('the calls about orders, my tickets and the gate', () => {
  // The note of a member about a booth is theirs, and says nothing of the booth.
  const isNote = (path: string): boolean => path.startsWith('my_bag/');
  const ofBuyers = () => endpoints.filter(({ path, at }) => at === 'site' && /contentId/.test(path) && !isNote(path));

  test('are these, and the door of a content does not guard them', () => {
    expect(ofBuyers().map(({ name }) => name)).toEqual([
      'readOrder',
      'readOrderSettings',
      'payOrder',
      'leaveOrder',
      'withdrawApplication',
      'readLotteryDraw',
      'readLotteryRecord',
      'listMyTickets',
      'cancelTicket',
      'transferTicket',
      'cancelTransfer',
      'mailTransfer',
      'returnTicket',
      'lookUpTicket',
      'checkInTicket',
      'undoCheckIn',
    ]);
  });

  test.each(
    closed.filter(({ name }) => ['a content for ticket holders', 'a content for console users'].includes(name)),
  )('stay open in $name', async (door) => {
    for (const endpoint of ofBuyers()) {
      for (const template of templatesOf(door, endpoint)) {
        const { path, status } = await ask(endpoint, template, door, of('staff'));
        expect([path, [200, 404, 422].includes(status), status]).toEqual([path, true, status]);
      }
    }
  });
});
