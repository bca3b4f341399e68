import type { NewMember } from '#features/account/server.ts';

/** Somebody in a chat of the demo. */
export interface ChatGuest {
  liveChatUserId: string;
  nickname: string;
  tagIds: readonly number[];
  language?: NewMember['language'];
  /** Of demo/chat/pictures. */
  picture?: string;
  /** An account that the demo has anyway; without it they have one of their own. */
  loginId?: string;
}

/** The chat that the expo shares with its portal. The first four are known by their numbers in tests. */
export const expoGuests: readonly ChatGuest[] = [
  { loginId: 'hanako.demo', liveChatUserId: 'hanako', nickname: '山田 花子', tagIds: [1, 2] },
  {
    loginId: 'james.demo',
    liveChatUserId: 'james',
    nickname: 'James Carter',
    tagIds: [3],
    language: 'eng',
    picture: 'james',
  },
  { loginId: 'exhibitor.demo', liveChatUserId: 'misaki', nickname: '高橋 美咲', tagIds: [1], picture: 'misaki' },
  { loginId: 'preview.demo', liveChatUserId: 'mizuki', nickname: '水城 葵', tagIds: [4], picture: 'aoi' },
  { liveChatUserId: 'tokura', nickname: '戸倉 蓮（アオゾラロボティクス）', tagIds: [1], picture: 'ren' },
  { liveChatUserId: 'mitsume', nickname: '三輪 恵子（ミツメ光学）', tagIds: [2], picture: 'keiko' },
  { liveChatUserId: 'tetsu3', nickname: '町工場三代目てつ', tagIds: [1, 5], picture: 'tetsu' },
  { liveChatUserId: 'minatobin', nickname: '小川 翔・みなと便', tagIds: [3], picture: 'boat' },
  { liveChatUserId: 'nao', nickname: '西村 直', tagIds: [3, 6] },
  { liveChatUserId: 'yuki', nickname: '斎藤 由紀', tagIds: [2], picture: 'cat' },
  { liveChatUserId: 'robokenbu', nickname: '汐見高専ロボ研', tagIds: [1, 4], picture: 'robot' },
  { liveChatUserId: 'hinata', nickname: 'ひなた@大学院1年', tagIds: [4, 6] },
  { liveChatUserId: 'goro', nickname: '松井 吾郎', tagIds: [5] },
  { liveChatUserId: 'coffee', nickname: 'コーヒーとめっき', tagIds: [5], picture: 'cup' },
  { liveChatUserId: 'ayumi', nickname: '大塚 歩', tagIds: [6] },
  { liveChatUserId: 'linwei', nickname: '林 薇', tagIds: [2, 3], language: 'zhtw', picture: 'ruoshui' },
  { liveChatUserId: 'zhanghao', nickname: '张 浩', tagIds: [1, 5], language: 'chi' },
  { liveChatUserId: 'seojun', nickname: '김서준', tagIds: [1, 3], language: 'kor', picture: 'haneul' },
  { liveChatUserId: 'priya', nickname: 'Priya Nair', tagIds: [6], language: 'eng', picture: 'amara' },
  { liveChatUserId: 'lukas', nickname: 'Lukas Brandt', tagIds: [1, 2], language: 'eng' },
  { liveChatUserId: 'kento', nickname: '福田 健人', tagIds: [3] },
  { liveChatUserId: 'mio', nickname: 'みお（生産技術）', tagIds: [1, 2, 6] },
];

export const conferenceGuests: readonly ChatGuest[] = [
  { loginId: 'hanako.demo', liveChatUserId: 'hanako', nickname: '山田 花子', tagIds: [4, 5] },
  {
    loginId: 'james.demo',
    liveChatUserId: 'james',
    nickname: 'James Carter',
    tagIds: [3, 6],
    language: 'eng',
    picture: 'james',
  },
  { loginId: 'staff.demo', liveChatUserId: 'desk', nickname: '参加者デスク', tagIds: [] },
  { liveChatUserId: 'shiga', nickname: '志賀 澪', tagIds: [1] },
  { liveChatUserId: 'holm', nickname: 'Anders Holm', tagIds: [4], language: 'eng', picture: 'holm' },
  { liveChatUserId: 'choi', nickname: '최윤서', tagIds: [4, 5], language: 'kor' },
  { liveChatUserId: 'sund', nickname: 'Ingrid Sund', tagIds: [4], language: 'eng', picture: 'ingrid' },
  { liveChatUserId: 'ruoshui', nickname: '王若水', tagIds: [5], language: 'chi', picture: 'ruoshui' },
  { liveChatUserId: 'haneul', nickname: '박하늘', tagIds: [2], language: 'kor', picture: 'haneul' },
  { liveChatUserId: 'katagiri', nickname: '片桐 理央', tagIds: [4, 1] },
  { liveChatUserId: 'amara', nickname: 'Amara Okafor', tagIds: [3, 6], language: 'eng', picture: 'amara' },
  { liveChatUserId: 'keiso', nickname: '珪藻を描く人', tagIds: [1], picture: 'diatom' },
  { liveChatUserId: 'sakuma', nickname: '佐久間 亮（M2）', tagIds: [3, 6] },
  { liveChatUserId: 'mizunagi', nickname: '研究船みずなぎ 船員', tagIds: [5], picture: 'boat' },
  { liveChatUserId: 'chen', nickname: '陳 怡君', tagIds: [2, 3], language: 'zhtw' },
  { liveChatUserId: 'teresa', nickname: 'Teresa Vidal', tagIds: [2], language: 'eng' },
  { liveChatUserId: 'noguchi', nickname: '野口 菜摘', tagIds: [1, 6], picture: 'cat' },
  { liveChatUserId: 'oyster', nickname: '牡蠣養殖 三代目', tagIds: [5] },
  { liveChatUserId: 'raj', nickname: 'Raj Menon', tagIds: [3, 4], language: 'eng' },
];

export const accountOf = ({ loginId, liveChatUserId }: ChatGuest): string => loginId ?? `${liveChatUserId}.demo`;

/** The accounts of those who have no other part in the demo. */
export const guestMembers: readonly NewMember[] = [
  ...new Map(
    [...expoGuests, ...conferenceGuests]
      .filter(({ loginId }) => loginId === undefined)
      .map((guest): [string, NewMember] => {
        const { liveChatUserId, language = 'jpn' } = guest;
        const mail = `${liveChatUserId}@example.jp`;
        return [liveChatUserId, { realmKey: 'portal/1', loginId: accountOf(guest), mail, language }];
      }),
  ).values(),
];
