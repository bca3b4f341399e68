import { createHmac } from 'node:crypto';
import type { Random } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { randomAnonymousToken } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { numberOf, type SignColor, signOf } from '../rules/day-sign.ts';
import type { WantedUse } from './coupon-uses.ts';

export interface DaySign {
  color: SignColor;
  words: Readonly<Record<LanguageCode, string>>;
}

/** The signs of a site: nobody without its secret knows that of tomorrow. */
export interface SiteSigns {
  ofDay(day: string): DaySign;
  /** The number of a used coupon; the same whenever it is asked for. */
  numberOf(use: Omit<WantedUse, 'key'>): string;
}

export async function readSiteSigns(database: Database, siteKey: string, random: Random): Promise<SiteSigns> {
  const secret = await secretOf(database, siteKey, random);
  const digest = (text: string): Uint8Array => createHmac('sha256', secret).update(text).digest();
  return {
    ofDay(day) {
      const { color, word } = signOf(digest(`day ${day}`), dayWords.length);
      return { color, words: dayWords[word]! };
    },
    numberOf: ({ contentId, couponId, memberId }) => numberOf(digest(`use ${contentId} ${couponId} ${memberId}`)),
  };
}

async function secretOf({ kysely }: Database, siteKey: string, random: Random): Promise<string> {
  const { secret } = await madeOnce({
    find: () => kysely.selectFrom('coupon_secret').select('secret').where('site_key', '=', siteKey).executeTakeFirst(),
    add: () =>
      kysely
        .insertInto('coupon_secret')
        .values({ site_key: siteKey, secret: randomAnonymousToken(random) + randomAnonymousToken(random) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  });
  return secret;
}

/** Words that staff and visitors know at a glance, each as unlike the others as can be. */
const dayWords: readonly Readonly<Record<LanguageCode, string>>[] = [
  { jpn: 'さくら', eng: 'Cherry blossom', chi: '樱花', zhtw: '櫻花', kor: '벚꽃' },
  { jpn: 'うさぎ', eng: 'Rabbit', chi: '兔子', zhtw: '兔子', kor: '토끼' },
  { jpn: '灯台', eng: 'Lighthouse', chi: '灯塔', zhtw: '燈塔', kor: '등대' },
  { jpn: 'りんご', eng: 'Apple', chi: '苹果', zhtw: '蘋果', kor: '사과' },
  { jpn: '風船', eng: 'Balloon', chi: '气球', zhtw: '氣球', kor: '풍선' },
  { jpn: 'くじら', eng: 'Whale', chi: '鲸鱼', zhtw: '鯨魚', kor: '고래' },
  { jpn: '太鼓', eng: 'Drum', chi: '大鼓', zhtw: '大鼓', kor: '북' },
  { jpn: '汽車', eng: 'Train', chi: '火车', zhtw: '火車', kor: '기차' },
  { jpn: '月', eng: 'Moon', chi: '月亮', zhtw: '月亮', kor: '달' },
  { jpn: 'かさ', eng: 'Umbrella', chi: '雨伞', zhtw: '雨傘', kor: '우산' },
  { jpn: 'ねこ', eng: 'Cat', chi: '猫', zhtw: '貓', kor: '고양이' },
  { jpn: '橋', eng: 'Bridge', chi: '桥', zhtw: '橋', kor: '다리' },
  { jpn: '花火', eng: 'Fireworks', chi: '烟花', zhtw: '煙火', kor: '불꽃놀이' },
  { jpn: 'ぶどう', eng: 'Grapes', chi: '葡萄', zhtw: '葡萄', kor: '포도' },
  { jpn: 'かめ', eng: 'Turtle', chi: '乌龟', zhtw: '烏龜', kor: '거북이' },
  { jpn: '時計', eng: 'Clock', chi: '时钟', zhtw: '時鐘', kor: '시계' },
  { jpn: '雪', eng: 'Snow', chi: '雪', zhtw: '雪', kor: '눈' },
  { jpn: 'きつね', eng: 'Fox', chi: '狐狸', zhtw: '狐狸', kor: '여우' },
  { jpn: '鈴', eng: 'Bell', chi: '铃铛', zhtw: '鈴鐺', kor: '방울' },
  { jpn: '帆船', eng: 'Sailing ship', chi: '帆船', zhtw: '帆船', kor: '돛단배' },
  { jpn: '山', eng: 'Mountain', chi: '山', zhtw: '山', kor: '산' },
  { jpn: '星', eng: 'Star', chi: '星星', zhtw: '星星', kor: '별' },
  { jpn: 'ちょうちょ', eng: 'Butterfly', chi: '蝴蝶', zhtw: '蝴蝶', kor: '나비' },
  { jpn: 'かぎ', eng: 'Key', chi: '钥匙', zhtw: '鑰匙', kor: '열쇠' },
  { jpn: 'たこあげ', eng: 'Kite', chi: '风筝', zhtw: '風箏', kor: '연' },
  { jpn: '虹', eng: 'Rainbow', chi: '彩虹', zhtw: '彩虹', kor: '무지개' },
  { jpn: 'みかん', eng: 'Mandarin', chi: '橘子', zhtw: '橘子', kor: '귤' },
  { jpn: 'ふくろう', eng: 'Owl', chi: '猫头鹰', zhtw: '貓頭鷹', kor: '부엉이' },
  { jpn: '長ぐつ', eng: 'Boots', chi: '雨靴', zhtw: '雨靴', kor: '장화' },
  { jpn: 'いかり', eng: 'Anchor', chi: '船锚', zhtw: '船錨', kor: '닻' },
  { jpn: '風車', eng: 'Windmill', chi: '风车', zhtw: '風車', kor: '풍차' },
  { jpn: 'おにぎり', eng: 'Rice ball', chi: '饭团', zhtw: '飯糰', kor: '주먹밥' },
];
