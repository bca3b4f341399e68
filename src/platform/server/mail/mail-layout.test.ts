import { describe, expect, it } from 'vitest';
import { htmlLang, languageCodes } from '#kernel/language.ts';
import { contrast } from '#kernel/theme/colour.ts';
import { textWidth } from '#kernel/text-width.ts';
import type { MailContent } from './mail.ts';
import { mailLayout } from './mail-layout.ts';
import { mailTexts } from './mail-texts.ts';
import { partText } from './mail-plain-text.ts';

const content: MailContent = {
  language: 'jpn',
  siteName: '港まつり 2026',
  organiserName: '港まつり実行委員会',
  accentColour: '#0066ff',
  heading: 'メールアドレスの確認',
  paragraphs: ['ご登録いただきありがとうございます。', '次の確認コードを\n登録画面に入力してください。'],
  code: '042817',
  button: { label: '登録を続ける', url: 'https://events.example.jp/web/users/register?a=1&b=2' },
  footnote: 'このコードは30分間有効です。',
};
const shownText = (html: string): string => html.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]*>/g, '');

describe('a mail', () => {
  it('says the same in both of its forms, in its order', () => {
    const { text, html } = mailLayout(content);
    const said = [
      content.siteName,
      content.heading,
      ...content.paragraphs.flatMap((one) => partText(one, 'jpn').split('\n')),
      content.code as string,
      '登録を続ける',
      content.footnote as string,
      content.organiserName,
    ];
    for (const form of [text, shownText(html.slice(html.indexOf('<td class="m-brand"')))]) {
      const places = said.map((words) => form.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it('has its code, its address and its paragraphs on lines of their own in the text', () => {
    const { text } = mailLayout(content);
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '    042817',
        'https://events.example.jp/web/users/register?a=1&b=2',
        '次の確認コードを',
        '-- ',
      ]),
    );
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(72);
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toMatch(/\n{3}/);
  });

  it('leaves no empty line for an organiser without a name', () => {
    const { text, html } = mailLayout({ ...content, organiserName: '' });
    expect(text).toMatch(/\n-- \nこのメール/);
    expect(html).not.toContain('<strong');
  });

  it('lists several things, each with its parts and its link', () => {
    const link = { label: '見る', url: 'https://events.example.jp/web/order?a=1&b=2' };
    const { text, html } = mailLayout({
      ...content,
      items: [
        { title: '一枚目<大人>', parts: ['本日\n有効'], link },
        { title: '二枚目', parts: [{ sums: [], total: ['合計', '500円'] }] },
      ],
    });
    expect(text).toContain(
      '\n\n■ 一枚目<大人>\n\n本日\n有効\n\n見る\nhttps://events.example.jp/web/order?a=1&b=2\n\n■ 二枚目\n\n--',
    );
    expect(html).toMatch(
      /<h2[^>]*>一枚目&lt;大人&gt;<\/h2>\n<p[^>]*>本日<br>有効<\/p>\n<p[^>]*><a href="https:[^"]*a=1&amp;b=2"[^>]*>見る<\/a><\/p>\n<h2[^>]*>二枚目<\/h2>\n<table[^>]*>\n<tr><td[^>]*>合計<\/td><td align="right"[^>]*>500円<\/td>/,
    );
    const bad = { label: '見る', url: 'javascript:alert(1)' };
    expect(() => mailLayout({ ...content, items: [{ title: '', parts: [], link: bad }] })).toThrow('http');
  });

  it('has a paragraph below a title of its own', () => {
    const { text, html } = mailLayout({ ...content, paragraphs: [{ title: '大人<1>', text: '2,500円\n× 2枚' }] });
    expect(text).toContain('\n\n大人<1>\n2,500円\n× 2枚\n\n');
    expect(html).toContain('<strong>大人&lt;1&gt;</strong><br>2,500円<br>× 2枚</p>');
  });

  const sums = [
    { label: '体験ホール 1日券 / 大人', notes: ['2,500円 × 2枚', 'お名前：山田 花子'], amount: '5,000円' },
    { label: '工場見学バスツアーと職人による夜の特別講演、懇親会への参加つき', amount: '12,000円' },
    { label: '割引', amount: '−500円' },
  ];
  const total = ['合計', '16,500円'] as const;

  it('has its amounts in a column, in the text by the width of letters', () => {
    const { text, html } = mailLayout({ ...content, details: [{ sums, total }] });
    const amounts = text.split('\n').filter((line) => line.endsWith('円'));
    expect(amounts.map((line) => line.split(/ {2,}/).at(-1))).toEqual(['5,000円', '12,000円', '-500円', '16,500円']);
    expect(amounts.map(textWidth)).toEqual([40, 40, 40, 40]);
    expect(text).toContain('大人          5,000円\n  2,500円 × 2枚\n  お名前：山田 花子\n');
    const cells = [...html.matchAll(/<td align="right"[^>]*text-align:right;white-space:nowrap;">([^<]*)<\/td>/g)];
    expect(cells.map(([, amount]) => amount)).toEqual(['5,000円', '12,000円', '−500円', '16,500円']);
  });

  it('has facts and amounts after the button, and says each fact in one line of its text', () => {
    const facts = [
      ['ご注文番号', 'K7Q2'],
      ['開催日時', '2026年12月18日（金）09:30〜17:00'],
    ] as const;
    const { text, html } = mailLayout({
      ...content,
      details: [
        { sums, total },
        { title: '<1>', facts },
      ],
    });
    for (const form of [text, html]) {
      const places = ['登録を続ける', '16,500円', 'K7Q2', '30分間有効'].map((words) => form.indexOf(words));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
    expect(text).toContain('\n\n<1>\nご注文番号：K7Q2\n開催日時：2026年12月18日（金）09:30〜17:00\n\n');
    expect(html).toContain('<strong>&lt;1&gt;</strong>');
    // Neither a day nor a time of day breaks.
    expect(html).toMatch(/nowrap;">2026年12月18日（金）<\/span><span [^>]*nowrap;">09:30〜17:00<\/span>/);
  });

  it('uses no style that Outlook or Gmail drop for its tables', () => {
    const { html } = mailLayout({
      ...content,
      details: [{ sums, total }, { facts: [total] }, { command: 'hiroba x' }],
    });
    expect(html.slice(html.indexOf('</head>'))).not.toMatch(
      /display:(flex|grid)|position:|float:|var\(|<style|class="[^m]/,
    );
  });

  it('shows beside its subject what it is about', () => {
    const shown = (more: object): string =>
      /opacity:0;">(.*?)&#847;/s.exec(mailLayout({ ...content, ...more }).html)?.[1] ?? '';
    expect(shown({})).toBe(content.paragraphs.join(' '));
    expect(shown({ preview: '合計 <1>' })).toBe('合計 &lt;1&gt;');
    expect(shown({ paragraphs: [{ facts: [total] }] })).toBe(content.heading);
  });

  it('leaves out the parts that are not given', () => {
    const { text, html } = mailLayout({
      ...content,
      paragraphs: [],
      code: undefined,
      button: undefined,
      footnote: undefined,
    });
    expect(text).not.toMatch(/undefined|\n{3}/);
    expect(html).not.toMatch(/undefined|<a |確認コード|m-foot m-muted/);
  });

  it.each(languageCodes)('is in its language, %s, with the fonts of its script', (language) => {
    const { text, html } = mailLayout({ ...content, language });
    expect(html).toContain(`<html lang="${htmlLang[language]}" dir="ltr">`);
    expect(html).toContain(`<div lang="${htmlLang[language]}" dir="ltr" role="article"`);
    const family = {
      jpn: 'Hiragino Sans',
      eng: 'Segoe UI',
      chi: 'PingFang SC',
      zhtw: 'PingFang TC',
      kor: 'Noto Sans KR',
    };
    expect(html).toContain(family[language]);
    const own = {
      jpn: '自動でお送り',
      eng: 'sent automatically',
      chi: '自动发送',
      zhtw: '自動寄出',
      kor: '자동으로 발송',
    };
    expect(text).toContain(own[language]);
    expect(html).toContain(own[language]);
  });

  it.each(languageCodes)(
    'says in its footer that nobody reads replies, where there is no address for them, in %s',
    (language) => {
      const { unread, contact } = mailTexts[language];
      const where = 'info@example.jp';
      for (const form of Object.values(mailLayout({ ...content, language, contact: where })).map(shownText)) {
        const places = [unread, contact(where)].map((words) => form.lastIndexOf(words));
        expect(places[0]).toBeGreaterThan(0);
        expect(places[1]).toBeGreaterThan(places[0]!);
      }
      for (const form of Object.values(mailLayout({ ...content, language, replyTo: where })))
        expect(form).not.toContain(unread);
    },
  );

  it('shows names and texts as plain text', () => {
    const evil = `<img src=x onerror="alert(1)"> ' & </td></style><script>`;
    const { html } = mailLayout({
      ...content,
      siteName: evil,
      organiserName: evil,
      heading: evil,
      paragraphs: [evil, { title: evil, text: evil }],
      code: evil,
      button: { label: evil, url: `https://a.jp/?q='&x=%22` },
      footnote: evil,
    });
    expect(html).not.toMatch(/<img|<script/);
    const plain = mailLayout({ ...content, paragraphs: ['x', { title: 'x', text: 'x' }] }).html;
    const tags = (one: string): string[] => [...one.matchAll(/<\/?([a-z0-9]+)/g)].map(([tag]) => tag);
    expect(tags(html)).toEqual(tags(plain));
    expect(html).toContain(`href="https://a.jp/?q=&#39;&amp;x=%22"`);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/users/reset', 'https://a.jp/ "x', 'ftp://a.jp', ''])(
    'has no button to %j',
    (url) => {
      expect(() => mailLayout({ ...content, button: { label: 'x', url } })).toThrow(/address of http or https/);
    },
  );

  it.each(['#0066FF', '#FF8800', '#ffee00', '#000', '#ffffff', 'not a colour'])('can be read in %s', (accentColour) => {
    const { html } = mailLayout({ ...content, accentColour });
    const fill = /bgcolor="(#\w{6})" style="background:#\w{6};border-radius:12px;">\n<a .*?;color:(#\w{6});"/.exec(
      html,
    );
    expect(contrast(fill?.[1] as string, fill?.[2] as string)).toBeGreaterThanOrEqual(4.5);
    const box = /m-soft" bgcolor="(#\w{6})"[\s\S]*?m-accent"[^>]*;color:(#\w{6});"/.exec(html);
    expect(contrast(box?.[1] as string, box?.[2] as string)).toBeGreaterThanOrEqual(4.5);
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{\.m-page\{background:#/);
  });

  it('stays small enough to be shown whole', () => {
    expect(Buffer.byteLength(mailLayout(content).html)).toBeLessThan(20_000);
  });
});
