import {
  adjectives,
  companyOf,
  drawsOf,
  type Draw,
  kinds,
  newsOf,
  paragraphOf,
  pick,
  placeOf,
  prefectures,
  type Said,
  tags,
  talkOf,
} from './growth-words.ts';

/** A site as its site.yaml says it. */
export interface SiteFile {
  kind: 'portal' | 'event';
  portalId: number;
  eventId?: number;
  modules: Record<string, unknown>[];
  [field: string]: unknown;
}

/** A stored picture, or the file beside site.yaml. */
export type Pictured = Record<string, unknown>;

export interface FairSize {
  sessions: number;
  booths: number;
  news: number;
}

export const contents = {
  news: 10,
  pages: 20,
  booths: 30,
  search: 40,
  schedule: 50,
  timetable: 55,
  categories: 60,
  divisions: 61,
  places: 62,
  tickets: 70,
  chat: 80,
};
export const chatSource = 1;
/** What a member of a bench has tickets for. */
export const ticketKinds = 3;

const dayMs = 86_400_000;
const tokyoMs = 9 * 3_600_000;
const languages = ['jpn', 'eng'];
/** Events lie in two years around today. */
const daysAround = 365;
export const fairDays = 3;
const slotsOfDay = 18;

/** As site files write a moment, in the time of Tokyo. */
function moment(today: number, days: number, minutes?: number): string {
  const text = new Date(today + days * dayMs + (minutes ?? 0) * 60_000 + tokyoMs).toISOString();
  return minutes === undefined ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

/** The first moment of today in Tokyo. */
export function startOfToday(now = Date.now()): number {
  return Math.floor((now + tokyoMs) / dayMs) * dayMs - tokyoMs;
}

const html = ({ jpn, eng }: Said): Said => ({ jpn: `<p>${jpn}</p>`, eng: `<p>${eng}</p>` });
const label = (jpn: string, eng: string): Said => ({ jpn, eng });

const wayIn = {
  moduleCode: 'web_page',
  contentId: contents.pages,
  title: label('ご案内', 'Guide'),
  items: [
    {
      detailId: 1,
      title: label('会場への道', 'Getting here'),
      body: html(label('駅の東口から歩いて九分です。', 'Nine minutes on foot from the east exit of the station.')),
    },
  ],
};

function tabsTo(...links: [icon: string, jpn: string, eng: string, link: string][]): Record<string, unknown> {
  const tabs = links.map(([icon, jpn, eng, link]) => ({ icon, label: { jpn, eng }, link }));
  return { moduleCode: 'tab', contentId: 1, content: { tabs } };
}

function news(draw: Draw, today: number, count: number): Record<string, unknown> {
  const items = Array.from({ length: count }, (_, place) => ({
    detailId: place + 1,
    title: newsOf(draw, place + 1),
    body: html(paragraphOf(draw)),
    category: pick(draw, tags),
    // Some are to come, and some are over.
    ...(place % 10 === 9 && { publicPeriod: true, publicStart: moment(today, Math.floor(draw() * 60) - 50, 600) }),
    createdAt: moment(today, -Math.floor((place * daysAround) / count), 540),
  }));
  return {
    moduleCode: 'information',
    contentId: contents.news,
    title: label('お知らせ', 'News'),
    widget: { numberOfDisplay: 4 },
    list: { numberOfDisplayWeb: 10 },
    items,
  };
}

/** A portal with the modules that portals have; it searches its events. */
export function portalFile(portalId: number, today: number, cover: Pictured): SiteFile {
  const draw = drawsOf(0x70_00_00 + portalId);
  const { jpn, eng } = prefectures[portalId % prefectures.length] as Said;
  const name = label(`${jpn}イベントガイド ${portalId}`, `${eng} Event Guide ${portalId}`);
  const about = paragraphOf(draw);
  return {
    kind: 'portal',
    portalId,
    languages,
    webSetting: { title: name, siteDescription: about, siteOgpImage: cover, baseColor: '#0E7C86' },
    overview: { name, catchphrase: pick(draw, adjectives), description: about, cover, organizerName: name },
    login: { isEnabled: true },
    mypage: { isShowMyTicket: true, favorite: { isEnable: true } },
    modules: [
      tabsTo(['home', 'ホーム', 'Home', '/'], ['search', '探す', 'Find', `/module/event_search/${contents.search}`]),
      {
        moduleCode: 'digest',
        contentId: 3,
        content: { lead: name, body: about, points: [{ label: label('催し', 'Events'), counted: 'events' }] },
      },
      {
        moduleCode: 'event_search',
        contentId: contents.search,
        title: label('これからのイベント', 'Coming up'),
        widget: { numberOfDisplay: 6 },
        list: { numberOfDisplayWeb: 12 },
      },
      news(draw, today, 5),
      wayIn,
      { moduleCode: 'event_browsing_history', contentId: 41 },
      { moduleCode: 'language_setting', contentId: 90 },
    ],
  };
}

/** What every event says of itself, and the modules of a small one. */
export function eventFile(portalId: number, eventId: number, today: number, cover: Pictured): SiteFile {
  const draw = drawsOf(eventId);
  const { place, prefecture } = placeOf(draw);
  const [kind, adjective] = [pick(draw, kinds), pick(draw, adjectives)];
  const name = label(
    `${adjective.jpn}${prefecture.jpn}${kind.jpn} ${eventId}`,
    `${adjective.eng} ${prefecture.eng} ${kind.eng} ${eventId}`,
  );
  const about = paragraphOf(draw);
  const [first, hour] = [Math.floor((draw() * 2 - 1) * daysAround), 8 + Math.floor(draw() * 10)];
  const lasts = Math.floor(draw() * draw() * 5);
  return {
    kind: 'event',
    portalId,
    eventId,
    languages,
    webSetting: { title: name, siteDescription: about, siteOgpImage: cover, baseColor: '#D2691E' },
    overview: {
      name,
      catchphrase: label(`${adjective.jpn}一日を。`, `A day of ${adjective.eng.toLowerCase()} delights.`),
      description: about,
      cover,
      startDate: moment(today, first, hour * 60),
      endDate: moment(today, first + lasts, (hour + 4) * 60),
      placeName: place,
      placeAddress: label(`${prefecture.jpn}県中央町${1 + (eventId % 90)}-1`, `1-${1 + (eventId % 90)} Chuo`),
      isOnline: draw() < 0.15,
      fee: draw() < 0.5 ? label('無料', 'Free') : label('1,500円', '¥1,500'),
      organizerName: label(`${prefecture.jpn}実行委員会`, `${prefecture.eng} Committee`),
      tags: [...new Set([pick(draw, tags), pick(draw, tags), pick(draw, tags)])],
    },
    login: { isEnabled: true },
    modules: [
      tabsTo(['home', 'ホーム', 'Home', '/'], ['info', 'お知らせ', 'News', `/module/information/${contents.news}`]),
      { moduleCode: 'digest', contentId: 3, content: { lead: name, body: about } },
      news(draw, today, 3),
      wayIn,
    ],
  };
}

/** A fair with sessions, booths, news, tickets and a chat; today is its second day. */
export function fairFile(
  portalId: number,
  eventId: number,
  { sessions, booths, news: newsCount }: FairSize,
  today: number,
  cover: Pictured,
): SiteFile {
  const event = eventFile(portalId, eventId, today, cover);
  const draw = drawsOf(eventId ^ 0x5a5a);
  const talks = talksOf(draw, today, sessions);
  const rooms = Math.max(...talks.map(({ room }) => room)) + 1;
  return {
    ...event,
    overview: {
      ...(event['overview'] as object),
      startDate: moment(today, -1, 540),
      endDate: moment(today, fairDays - 2, 1_080),
    },
    mypage: { isShowMyTicket: true, favorite: { isEnable: true } },
    modules: [
      ...event.modules.filter(({ moduleCode }) => moduleCode !== 'information'),
      news(draw, today, newsCount),
      scheduleOf(talks),
      timetableOf(talks, rooms),
      ...groupsOf(rooms),
      boothsOf(draw, booths, cover),
      ticketsOf(),
      { moduleCode: 'live_chat', contentId: contents.chat, content: { liveChatDataSourceId: chatSource } },
      { moduleCode: 'mypage', contentId: 91 },
    ],
  };
}

interface Talk {
  detailId: number;
  title: Said;
  about: Said;
  /** From 0. */
  room: number;
  group: number;
  startDate: string;
  endDate: string;
}

const groupNames = [
  label('基調講演', 'Keynotes'),
  label('技術', 'Technology'),
  label('社会', 'Society'),
  label('若手', 'Newcomers'),
  label('ポスター', 'Posters'),
  label('企業', 'Companies'),
];

/** Half an hour each, room beside room, on three days. */
function talksOf(draw: Draw, today: number, count: number): Talk[] {
  const ofDay = Math.ceil(count / fairDays);
  return Array.from({ length: count }, (_, place) => {
    const [day, number] = [Math.floor(place / ofDay), place % ofDay];
    const minutes = 9 * 60 + (number % slotsOfDay) * 30;
    return {
      detailId: place + 1,
      title: talkOf(draw, place + 1),
      about: paragraphOf(draw),
      room: Math.floor(number / slotsOfDay),
      group: Math.floor(draw() * groupNames.length),
      startDate: moment(today, day - 1, minutes),
      endDate: moment(today, day - 1, minutes + 25),
    };
  });
}

function scheduleOf(talks: readonly Talk[]): Record<string, unknown> {
  return {
    moduleCode: 'schedule',
    contentId: contents.schedule,
    title: label('プログラム', 'Programme'),
    items: talks.map(({ detailId, title, about, room, group, startDate, endDate }) => ({
      detailId,
      title: { value: title },
      description: html(about),
      category: { ids: [group + 1] },
      division: { ids: [(detailId % 4) + 1] },
      place: { ids: [room + 1] },
      held_datetime: { startDate, endDate },
      createdAt: startDate.slice(0, 10),
    })),
  };
}

function timetableOf(talks: readonly Talk[], rooms: number): Record<string, unknown> {
  return {
    moduleCode: 'timetable',
    contentId: contents.timetable,
    title: label('タイムテーブル', 'Timetable'),
    content: {
      venues: Array.from({ length: rooms }, (_, room) => ({ id: room + 1, name: roomName(room) })),
      categories: groupNames.map((name, place) => ({ id: place + 1, name })),
    },
    items: talks.map(({ detailId, title, about, room, group, startDate, endDate }) => ({
      detailId,
      title,
      description: about,
      categoryId: group + 1,
      venueId: room + 1,
      startAt: startDate,
      endAt: endDate,
    })),
  };
}

const roomName = (room: number): Said => label(`第${room + 1}会場`, `Room ${room + 1}`);

function groupsOf(rooms: number): Record<string, unknown>[] {
  const named = (names: readonly Said[]) => names.map((name, place) => ({ detailId: place + 1, name }));
  return [
    { moduleCode: 'category', contentId: contents.categories, items: named(groupNames) },
    {
      moduleCode: 'division',
      contentId: contents.divisions,
      items: named([label('講演', 'Talk'), label('実演', 'Demo'), label('討論', 'Panel'), label('体験', 'Workshop')]),
    },
    {
      moduleCode: 'place',
      contentId: contents.places,
      items: named(Array.from({ length: rooms }, (_, room) => roomName(room))),
    },
  ];
}

function boothsOf(draw: Draw, count: number, cover: Pictured): Record<string, unknown> {
  return {
    moduleCode: 'booth',
    contentId: contents.booths,
    title: label('出展者', 'Exhibitors'),
    serverContent: { categories: tags.map((name, place) => ({ id: place + 1, name })) },
    list: { numberOfDisplayWeb: 24 },
    items: Array.from({ length: count }, (_, place) => ({
      detailId: place + 1,
      stand: `${String.fromCodePoint(65 + (place % 26))}-${1 + Math.floor(place / 26)}`,
      items: {
        title: { value: companyOf(draw, place + 1) },
        main_image: { value: cover },
        description: { value: html(paragraphOf(draw)) },
        booth_category: { ids: [1 + (place % tags.length)] },
      },
      products: [{ id: 1, name: talkOf(draw, place + 1), description: paragraphOf(draw) }],
    })),
  };
}

function ticketsOf(): Record<string, unknown> {
  return {
    moduleCode: 'ticket',
    contentId: contents.tickets,
    title: label('チケット', 'Tickets'),
    items: Array.from({ length: ticketKinds }, (_, place) => ({
      detailId: place + 1,
      title: label(`入場券 ${place + 1}日目`, `Admission, day ${place + 1}`),
      price: 0,
      enableNumberSold: true,
      capacity: 100_000,
    })),
  };
}
