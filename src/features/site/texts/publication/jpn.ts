import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { isLanguageCode, languageName as namesOfLanguages } from '#kernel/language.ts';

const languageName = (code: string): string => (isLanguageCode(code) ? namesOfLanguages[code] : code);

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
const warnings = {
  eventMoved: ({ bought }: { bought: number }) => [
    `${bought}枚の申し込みや購入があったあとの変更です。購入者には自動で連絡されません。`,
    '公開の前に自分で知らせ、取り消せるかどうかも伝えてください。',
  ],
  domainGone: ({ domain }: { domain: string }) => [
    `${domain}のアドレスからは、このサイトに来られなくなります。メールのリンク、印刷したQRコード、ブックマークも使えません。`,
    'イベントが終わるまで元のドメインを残すか、新しいアドレスへ転送してください。',
  ],
  languageGone: ({ language, first }: { language: string; first: string }) => [
    `${languageName(language)}で見ていた人には、${languageName(first)}で表示されます。購入に関するメールも同じです。`,
    '言語は残し、訳していない文章だけ空けておけます。最初の言語が代わりに表示されます。',
  ],
  doorOpened: () => [
    'パスコードを知る人だけが見ていた内容を、だれでも見られるようになります。',
    '招待客向けのままなら、パスコードを残してください。',
  ],
  passcodeChanged: () => [
    '前のパスコードで入っていた人も、新しいパスコードを求められます。',
    '先に新しいパスコードを知らせてください。',
  ],
  doorClosed: ({ bought }: { bought: number }) => [
    `すでに申し込んだ${bought}枚分の人が、申し込んだときにはなかった入口で止まります。`,
    '公開の前に、パスコードを知らせるか、その人たちを招待してください。',
  ],
  accountsMoved: ({ isOwn }: { isOwn: boolean }) => [
    `これからは${isOwn ? 'このイベントだけのアカウント' : 'ポータルのアカウント'}でログインします。もう一方のアカウントの人は、自分のチケットを見つけられません。`,
    'イベントが終わるまで、そのままにしてください。',
  ],
  unread: ({ isLeftOut }: { isLeftOut: boolean }) => [
    `いまの版では読めない値があります。公開すると、${isLeftOut ? 'この部分は表示されません' : 'この項目を除いて表示されます'}。`,
    'この項目を入力し直してください。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
const checks = {
  basics: { open: () => '名前と日時を決める', done: () => '名前と日時が決まっています' },
  place: { open: () => '会場を入力する', done: () => '会場' },
  organizer: { open: () => '主催者を入力する', done: () => '主催者' },
  cover: { open: () => '表紙の画像を自分のものにする', done: () => '表紙の画像' },
  headings: {
    open: (count) => `ほかの言語のページに元の言語のまま出る見出しを訳す（${count}か所）`,
    done: () => '見出しの訳',
  },
  languages: {
    open: (count) => `訳のない文章を入力する（${count}か所）`,
    done: () => 'どの言語にも文章があります',
  },
  outdated: {
    open: (count) => `元の文章を変えた項目の訳を見直す（${count}か所）`,
    done: () => '訳の見直し',
  },
  tickets: {
    open: (count) =>
      count === 0 ? 'チケットを用意する' : `ひな型のチケットの名前・価格・枚数を自分のものにする（${count}種類）`,
    done: (count) => `チケット${count}種類`,
  },
  samples: { open: (count) => `【見本】のままのところを差し替える（${count}か所）`, done: () => '見本の差し替え' },
  examples: { open: (count) => `ひな型のままの文章を自分の言葉にする（${count}か所）`, done: () => '文章の書き換え' },
  names: { open: (count) => `ひな型のままの名前を確かめる（${count}か所）`, done: () => '名前の確認' },
  pictures: { open: (count) => `ひな型の画像を自分のものにする（${count}か所）`, done: () => '画像の差し替え' },
  privacy: { open: () => 'プライバシーポリシーを載せる', done: () => 'プライバシーポリシーの掲載' },
  factor: { open: () => '2段階認証を設定する（有料チケットの公開に必要です）', done: () => '2段階認証' },
} satisfies CheckWords;

export default { warnings, checks };
