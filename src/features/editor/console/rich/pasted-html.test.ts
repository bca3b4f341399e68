// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isStoredPicture } from './organiser-schema.ts';
import { cleanPasted } from './pasted-html.ts';
import { readHtml, writeHtml } from './stored-html.ts';

const paste = (html: string) => {
  const { html: cleaned, lost } = cleanPasted(html, isStoredPicture);
  return { html: writeHtml(readHtml(cleaned)), lost };
};
const entry = (level: number, sign: string, text: string) =>
  `<p class="MsoListParagraph" style="margin-left:${level * 2}cm;mso-list:l0 level${level} lfo1"><span style="font-family:Wingdings;mso-list:Ignore">${sign}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;

test('a document of Word comes as headings, paragraphs and lists, without its styles, and says how many pictures stay behind', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <h1 style="color:red">ご案内</h1><p class="MsoNormal"><b>受付</b>は<span lang="EN-US" style="font-size:12pt">10</span>時です。<o:p></o:p></p>
    ${entry(1, 'l', '持ち物')}${entry(2, '1.', '筆記具')}${entry(2, '2.', '名刺')}${entry(1, 'l', '服装')}
    <p><img width="200" src="file:///C:/Users/hanako/image001.png"><v:shape><img src="cid:1"></v:shape>地図</p></body></html>`;
  expect(paste(word)).toEqual({
    html:
      '<h2>ご案内</h2><p><b>受付</b>は<span lang="EN-US">10</span>時です。</p>' +
      '<ul><li>持ち物<ol><li>筆記具</li><li>名刺</li></ol></li><li>服装</li></ul><p>地図</p>',
    lost: 2,
  });
});

test('a page of another site leaves its scripts, its classes and its pictures behind, and keeps its links', () => {
  const page =
    '<div class="article" onclick="x()"><script>x()</script><p style="color:red">本文 <a href="https://example.jp/" class="btn">続き</a><a href="javascript:x()">危険</a><img src="https://example.jp/a.png"></p></div>';
  expect(paste(page)).toEqual({
    html: '<div><p>本文 <a href="https://example.jp/">続き</a>危険</p></div>',
    lost: 1,
  });
});

test('what was copied from the editor comes back as it was', () => {
  const html = `<p>地図 <img src="/media/${'b'.repeat(64)}.webp" alt="駅" width="10" height="20"></p>`;
  expect(paste(html)).toEqual({ html, lost: 0 });
});
