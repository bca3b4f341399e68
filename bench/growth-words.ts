// Words of made-up organisers: titles, places and texts as they stand on real sites, the same for the same seed.

/** Numbers from 0 to 1 that are the same each time for a seed. */
export type Draw = () => number;

/** Mulberry32. */
export function drawsOf(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(draw: Draw, from: readonly T[]): T {
  return from[Math.floor(draw() * from.length)] as T;
}

export interface Said {
  jpn: string;
  eng: string;
}

const said = (jpn: string, eng: string): Said => ({ jpn, eng });

export const prefectures: readonly Said[] = [
  ['北海道', 'Hokkaido'],
  ['青森', 'Aomori'],
  ['岩手', 'Iwate'],
  ['宮城', 'Miyagi'],
  ['秋田', 'Akita'],
  ['山形', 'Yamagata'],
  ['福島', 'Fukushima'],
  ['茨城', 'Ibaraki'],
  ['栃木', 'Tochigi'],
  ['群馬', 'Gunma'],
  ['埼玉', 'Saitama'],
  ['千葉', 'Chiba'],
  ['東京', 'Tokyo'],
  ['神奈川', 'Kanagawa'],
  ['新潟', 'Niigata'],
  ['富山', 'Toyama'],
  ['石川', 'Ishikawa'],
  ['福井', 'Fukui'],
  ['山梨', 'Yamanashi'],
  ['長野', 'Nagano'],
  ['岐阜', 'Gifu'],
  ['静岡', 'Shizuoka'],
  ['愛知', 'Aichi'],
  ['三重', 'Mie'],
  ['滋賀', 'Shiga'],
  ['京都', 'Kyoto'],
  ['大阪', 'Osaka'],
  ['兵庫', 'Hyogo'],
  ['奈良', 'Nara'],
  ['和歌山', 'Wakayama'],
  ['鳥取', 'Tottori'],
  ['島根', 'Shimane'],
  ['岡山', 'Okayama'],
  ['広島', 'Hiroshima'],
  ['山口', 'Yamaguchi'],
  ['徳島', 'Tokushima'],
  ['香川', 'Kagawa'],
  ['愛媛', 'Ehime'],
  ['高知', 'Kochi'],
  ['福岡', 'Fukuoka'],
  ['佐賀', 'Saga'],
  ['長崎', 'Nagasaki'],
  ['熊本', 'Kumamoto'],
  ['大分', 'Oita'],
  ['宮崎', 'Miyazaki'],
  ['鹿児島', 'Kagoshima'],
  ['沖縄', 'Okinawa'],
].map(([jpn = '', eng = '']) => said(jpn, eng));

const halls: readonly Said[] = [
  said('市民会館', 'Civic Hall'),
  said('国際展示場', 'Exhibition Centre'),
  said('文化センター', 'Cultural Centre'),
  said('中央公園', 'Central Park'),
  said('アリーナ', 'Arena'),
  said('駅前広場', 'Station Square'),
  said('芸術劇場', 'Arts Theatre'),
  said('産業会館', 'Trade Hall'),
  said('港の倉庫', 'Harbour Warehouse'),
];

/** 47 prefectures with nine halls, and some of them with further houses: several hundred places. */
export function placeOf(draw: Draw): { place: Said; prefecture: Said } {
  const prefecture = pick(draw, prefectures);
  const hall = pick(draw, halls);
  const house = draw() < 0.3 ? ` ${1 + Math.floor(draw() * 3)}` : '';
  return {
    prefecture,
    place: said(`${prefecture.jpn}${hall.jpn}${house && `${house}号館`}`, `${prefecture.eng} ${hall.eng}${house}`),
  };
}

export const kinds: readonly Said[] = [
  said('音楽祭', 'Music Festival'),
  said('ものづくり展', 'Makers Fair'),
  said('朝市', 'Morning Market'),
  said('学会', 'Congress'),
  said('花火大会', 'Fireworks'),
  said('食の祭典', 'Food Festival'),
  said('就職フェア', 'Job Fair'),
  said('マラソン', 'Marathon'),
  said('ロボット展', 'Robot Show'),
  said('古本市', 'Book Market'),
  said('工芸展', 'Crafts Exhibition'),
  said('防災フォーラム', 'Safety Forum'),
];

export const tags: readonly Said[] = [
  said('音楽', 'Music'),
  said('食', 'Food'),
  said('技術', 'Technology'),
  said('家族', 'Family'),
  said('屋外', 'Outdoors'),
  said('無料', 'Free'),
  said('夜', 'Night'),
  said('学び', 'Learning'),
  said('スポーツ', 'Sports'),
  said('環境', 'Environment'),
  said('観光', 'Travel'),
  said('仕事', 'Work'),
];

export const adjectives: readonly Said[] = [
  said('春の', 'Spring'),
  said('夏の', 'Summer'),
  said('秋の', 'Autumn'),
  said('冬の', 'Winter'),
  said('みなと', 'Harbour'),
  said('青空', 'Open-Air'),
  said('みんなの', 'Everybody’s'),
  said('未来', 'Future'),
  said('国際', 'International'),
  said('手づくり', 'Handmade'),
];

const subjects: readonly Said[] = [
  said('自律搬送', 'autonomous transport'),
  said('画像検査', 'visual inspection'),
  said('省エネルギー', 'saving energy'),
  said('地域医療', 'community medicine'),
  said('素材開発', 'new materials'),
  said('観光データ', 'data of travel'),
  said('教育', 'teaching'),
  said('農業', 'farming'),
  said('生成AI', 'generative AI'),
  said('防災', 'preparedness'),
];

const forms: readonly Said[] = [
  said('の最前線', ', the latest'),
  said('入門', ', an introduction'),
  said('を現場で使う', ' on the ground'),
  said('の十年', ', ten years on'),
  said('をめぐる討論', ', a debate'),
];

export function talkOf(draw: Draw, number: number): Said {
  const [subject, form] = [pick(draw, subjects), pick(draw, forms)];
  const title = said(`${subject.jpn}${form.jpn}`, `${subject.eng}${form.eng}`);
  return said(`${title.jpn}（${number}）`, `${title.eng[0]?.toUpperCase()}${title.eng.slice(1)} (${number})`);
}

export function paragraphOf(draw: Draw): Said {
  const [subject, other, tag] = [pick(draw, subjects), pick(draw, subjects), pick(draw, tags)];
  return said(
    `${subject.jpn}と${other.jpn}について、第一線で働く人が実例をもとに話します。${tag.jpn}に関心のある方はどなたでも。質問の時間もたっぷりあります。`,
    `People who work with ${subject.eng} and ${other.eng} speak about what they have tried. Everybody with an interest in ${tag.eng.toLowerCase()} is welcome, and there is time for questions.`,
  );
}

export function companyOf(draw: Draw, number: number): Said {
  const [prefecture, subject] = [pick(draw, prefectures), pick(draw, subjects)];
  return said(`${prefecture.jpn}${subject.jpn}工業 ${number}`, `${prefecture.eng} ${subject.eng} works ${number}`);
}

export function newsOf(draw: Draw, number: number): Said {
  const place = pick(draw, halls);
  const what = pick(draw, [
    said('入場口の変更', 'Another entrance'),
    said('交通のご案内', 'How to get here'),
    said('出演者が決まりました', 'Speakers announced'),
    said('雨天時の対応', 'If it rains'),
    said('受付時間の延長', 'Longer opening hours'),
  ]);
  return said(`${what.jpn}：${place.jpn}（${number}）`, `${what.eng}: ${place.eng} (${number})`);
}
