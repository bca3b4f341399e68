import { describe, expect, it } from 'vitest';
import { withPhraseBreaks } from './phrase-breaks.ts';

describe('where a name may break', () => {
  it.each([
    ['みなとまちイベントガイド', 'みなとまち|イベントガイド'],
    ['霧ヶ湖ハーフマラソン', '霧ヶ湖|ハーフマラソン'],
    ['ものづくり共創EXPO', 'ものづくり共創EXPO'],
    ['海辺の「ハーバー」市', '海辺の「ハーバー」市'],
    ['夏の フェス', '夏の フェス'],
    ['デジタル・スタンプラリー', 'デジタル・スタンプラリー'],
    ['Minatomachi Event Guide', 'Minatomachi Event Guide'],
  ])('is before katakana: %s', (name, broken) => {
    expect(withPhraseBreaks(name).replaceAll('\u200b', '|')).toBe(broken);
  });
});
