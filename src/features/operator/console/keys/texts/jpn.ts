import nav from '../../nav/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

/** The keys by which programs make the calls of an organiser. */
const texts = {
  title: nav.keys,
  lead: '会計ソフトや社内のシステムなど、ほかのプログラムがこのサイトを読み書きするための鍵です。',
  make: 'APIキーを作る',
  list: '作ったAPIキー',
  none: 'APIキーはまだありません',
  noneText: 'プログラムをつなぐときに作ります。1つのプログラムに1つ作ると、あとで1つだけ止められます。',
  name: '名前',
  nameHint: '何に使うキーかが分かる名前にします。操作の記録に表示されます。',
  role: 'できること',
  isProven: '個人情報とお金を扱う操作も許可する',
  provenHint: '注文や参加者の読み出し、返金、有料イベントの公開などです。必要なときだけ許可してください。',
  life: '使える期間',
  days: (days: number) => (days === 365 ? '1年' : `${days}日`),
  madeText: 'このキーは、いま一度だけ表示されます。プログラムの設定に貼り付けてください。',
  states: { works: '使えます', ended: '取り消し済み', expired: '期限切れ', makerLeft: '停止中' },
  makerLeftText: '作った人がオーナーでなくなったため、使えません。',
  until: (date: string) => `${date}まで`,
  used: (date: string) => `最後に使われた日時 ${date}`,
  neverUsed: '未使用',
  madeBy: (name: string) => `${name}さんが作成`,
  withProof: '個人情報とお金を含む',
  end: '取り消す',
  endOf: (name: string) => `APIキー${quoted(name)}を取り消す`,
  reallyEnd: '本当に取り消す',
  ended: 'APIキーを取り消しました。もう使えません。',
};
export type KeyTexts = typeof texts;
export default texts;
