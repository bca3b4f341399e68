import draw from '#features/ticket/texts/draw/jpn.ts';

/** The draws of a lottery after the first one. */
const texts = {
  nth: draw.nth,
  text: 'チケットが空いた場合の再抽選の対象になっています。',
  start: '再抽選に参加しない',
  title: '再抽選への参加をやめますか？',
  sure: '今後の再抽選の対象から外れます。元に戻すことはできません。',
};
export type FurtherTexts = typeof texts;
export default texts;
