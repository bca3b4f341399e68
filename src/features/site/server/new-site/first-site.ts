export const schemaFileName = 'site.schema.json';

/** The smallest site.yaml that works, with what its first readers ask; the days are as 2026-11-20. */
export function firstSite({ today, day }: { today: string; day: string }): string {
  return `# yaml-language-server: $schema=${schemaFileName}
# このファイルがひとつのサイトになります。書きかえたら、もう一度取り込んで公開してください。
# This file is one site. After each change, import and publish it again:
#   npx hiroba import <このフォルダ / this folder>
#   npx hiroba publish event/1
# 使える項目は docs/site-file.md にあります。 docs/site-file.md lists all fields.

# event はひとつのイベント、portal はイベントが集まる場所です。 event: one event. portal: a place that gathers events.
kind: event
# 属するポータルの番号。0 なら、どこにも属しません。 The number of its portal; 0: it stands alone.
portalId: 0
# サイトの番号。ほかのサイトと重ならない数にします。 Its own number, which no other site has.
eventId: 1
# 表示する言語。はじめのものが基本になります。 Its languages, the default one first: jpn, eng, chi, zhtw, kor.
languages: [jpn, eng]

webSetting:
  # ブラウザーのタブと検索結果に出る名前。 The name in browser tabs and search results.
  title: { jpn: はじめてのイベント, eng: My first event }

# トップページのいちばん上に出る名前、日時（日本時間）、場所。 Name, time (of Tokyo) and place, at the top of the home.
overview:
  name: { jpn: はじめてのイベント, eng: My first event }
  startDate: ${day} 10:00
  endDate: ${day} 17:00
  placeName: { jpn: 会場の名前, eng: Name of the venue }

# トップページに上から順に並ぶもの。 What follows on the home, from top to bottom.
modules:
  # お知らせ。 News.
  - moduleCode: information
    # この中での番号。重ならない数にします。 A number that no other part of this site has.
    contentId: 10
    title: { jpn: お知らせ, eng: News }
    items:
      - detailId: 1
        title: { jpn: サイトを公開しました, eng: This site is open }
        body:
          jpn: <p>ここに本文を書きます。</p>
          eng: <p>The text goes here.</p>
        createdAt: ${today} 09:00
`;
}
