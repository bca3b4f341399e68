export type SaidBody = string | { picture: string } | { meeting: string; startsInDays: number; body: string };

/** What people of a chat have said to each other, by their chat ids; who speaks first has invited. */
export interface DemoTalk {
  with: readonly string[];
  /** A group has a name. */
  title?: string;
  /** How it began; nobody has answered an invitation. */
  began: 'invitation' | 'accepted' | 'booth';
  /** How long ago the last message was, in minutes. */
  ago: number;
  said: readonly (readonly [string, SaidBody])[];
  /** How many of the last messages people have not read; the others have read all. */
  unread?: Readonly<Record<string, number>>;
}

const autoReply = 'お立ち寄りありがとうございます。担当者が順にお返事します。';

export const expoTalks: readonly DemoTalk[] = [
  {
    with: ['hanako', 'misaki'],
    began: 'accepted',
    ago: 7,
    said: [
      ['misaki', 'ブースにお立ち寄りいただき、ありがとうございました。'],
      ['misaki', 'デモ機の貸し出しは12月10日まで受け付けています。'],
      ['hanako', 'ありがとうございます。停電のあとの復帰の手順も教えていただけますか？'],
      ['misaki', '明日の午前中に資料をお送りしますね。'],
    ],
    unread: { hanako: 1 },
  },
  {
    with: ['mizuki', 'hanako'],
    began: 'invitation',
    ago: 12,
    said: [['mizuki', '明日のセミナー、ご一緒しませんか？']],
    unread: { hanako: 1 },
  },
  {
    with: ['hanako', 'tokura'],
    began: 'booth',
    ago: 95,
    said: [
      ['tokura', autoReply],
      ['hanako', '布をまとった腕を、梱包ラインで試してみたいです。可搬重量は何キロまででしょうか。'],
      ['tokura', 'AR-116は3kg、アーム先端のハンド込みです。箱の大きさを教えていただければ、動作の試算をお出しします。'],
      ['hanako', '400×300×200の段ボールで、1.8kgほどです。'],
      ['tokura', 'それなら余裕があります。実機の様子です。'],
      ['tokura', { picture: 'arm' }],
      [
        'tokura',
        {
          meeting: 'https://meet.example.jp/aozora-2f7',
          startsInDays: 2,
          body: '試算をお見せしながら30分ほどご説明します。',
        },
      ],
      ['hanako', 'よろしくお願いします。設計部の者も同席します。'],
    ],
  },
  {
    with: ['hanako', 'tetsu3'],
    began: 'accepted',
    ago: 26,
    said: [
      ['tetsu3', 'はじめまして。南区で三代目をやっています。図面なしの見積もり、うちでも悩んでいて。'],
      ['hanako', 'はじめまして！うちは造船なので、治具の見積もりでいつも往復しています。'],
      ['tetsu3', '基調講演のあと、東1ホールの入口あたりで少し話せますか？'],
      ['tetsu3', '青い作業着で行きます。すぐ分かると思います（笑）'],
    ],
    unread: { hanako: 2 },
  },
  {
    with: ['hanako', 'tetsu3', 'misaki', 'tokura'],
    title: '停電に強いライン勉強会',
    began: 'accepted',
    ago: 48,
    said: [
      ['hanako', '復帰手順の話、せっかくなので皆さんで続けませんか。'],
      ['tokura', 'ぜひ。復帰時の安全確認の手順書を持っていきます。'],
      ['misaki', '2日目の16時なら、うちの商談席を使えます。'],
      ['tetsu3', '助かります。コーヒー持っていきます☕'],
    ],
    unread: { hanako: 2 },
  },
  {
    with: ['james', 'nao'],
    began: 'accepted',
    ago: 33,
    said: [
      ['james', 'Hi! You mentioned night deliveries without anybody at the dock. Is that running already?'],
      ['nao', 'Yes, since April, at two warehouses. One person checks ten docks by camera.'],
      ['james', 'That is exactly what our client asks for. May I see it during the show?'],
      ['nao', 'Sure. Hall 2, stand B-19, any time after 14:00. Ask for me.'],
    ],
    unread: { james: 1 },
  },
  {
    with: ['james', 'tokura'],
    began: 'booth',
    ago: 210,
    said: [
      ['tokura', 'Thank you for stopping by. We answer in turn.'],
      ['james', 'Does the arm work next to a conveyor at 0.4 m/s?'],
      ['tokura', 'Up to 0.5 m/s with the vision kit. I can show you a video at the booth.'],
    ],
  },
  {
    with: ['priya', 'james'],
    began: 'invitation',
    ago: 58,
    said: [
      [
        'priya',
        'Hello James, I saw your question after the energy session. We measure the same thing. Shall we compare notes?',
      ],
    ],
    unread: { james: 1 },
  },
  {
    with: ['james', 'nao', 'lukas'],
    title: 'Warehouse people, Hall 2',
    began: 'accepted',
    ago: 160,
    said: [
      ['james', 'Everybody who asked about unmanned docks is here now.'],
      ['lukas', 'Great. Coffee at 15:30 by the east entrance?'],
      ['nao', 'I will bring the layout of our second warehouse.'],
    ],
  },
];

/** Contacts who have exchanged their codes and not written yet. */
export const expoContacts: readonly (readonly [string, string])[] = [
  ['james', 'lukas'],
  ['hanako', 'yuki'],
  ['robokenbu', 'hinata'],
  ['goro', 'coffee'],
];

export const conferenceTalks: readonly DemoTalk[] = [
  {
    with: ['hanako', 'oyster'],
    began: 'accepted',
    ago: 41,
    said: [
      ['oyster', '造船所の方も来られるんですね。赤潮の予報、船を出す日を決めるのに使えないかと思って。'],
      ['hanako', '船底に付くものを減らしたくて来ました。現場のお話をうかがえるのはうれしいです。'],
      ['oyster', '漁業と微生物の合同セッション、前のほうに座っています。'],
    ],
    unread: { hanako: 1 },
  },
  {
    with: ['hanako', 'katagiri'],
    began: 'accepted',
    ago: 300,
    said: [
      ['hanako', '要旨を拝見しました。観測とモデルの差が出る水温帯について、質問してもよいでしょうか。'],
      ['katagiri', 'もちろんです。18度から21度のところですね。'],
      [
        'katagiri',
        {
          meeting: 'https://meet.example.jp/icmm-obs',
          startsInDays: 3,
          body: '会期の前に、図を見ながら話しませんか。',
        },
      ],
      ['hanako', 'ありがとうございます。参加します。'],
    ],
  },
  {
    with: ['james', 'amara'],
    began: 'accepted',
    ago: 18,
    said: [
      ['amara', 'Are you the James who wrote the binning pipeline? It saved my thesis.'],
      ['james', 'Guilty. Which version? The old one had a nasty bug with short contigs.'],
      ['amara', 'The new one. I have a poster on day two, P-118. Come and break it!'],
      ['amara', 'And there is an early-career dinner on Tuesday, if you like oysters.'],
    ],
    unread: { james: 2 },
  },
  {
    with: ['haneul', 'james'],
    began: 'invitation',
    ago: 75,
    said: [['haneul', 'Hello, I chair the joint session on the deep sea. May I ask you for one slide by Friday?']],
    unread: { james: 1 },
  },
  {
    with: ['sund', 'holm'],
    began: 'accepted',
    ago: 130,
    said: [
      ['sund', 'Shall we use the same colours for observation and model in both talks?'],
      ['holm', 'Good idea. Blue for what we saw, orange for what we believed.'],
    ],
  },
];

export const conferenceContacts: readonly (readonly [string, string])[] = [
  ['shiga', 'keiso'],
  ['james', 'sakuma'],
  ['amara', 'raj'],
  ['ruoshui', 'mizunagi'],
  ['hanako', 'noguchi'],
];
