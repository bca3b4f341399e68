/**
 * Old and new forms of one kanji, the usual one first: of 常用漢字表 (notice of the cabinet, 2010), of 人名用漢字 (table 2 of
 * the ordinance of the family register law), of 表外漢字字体表 (report of the council on the national language, 2000), and
 * the forms of family names that 戸籍統一文字 of the ministry of justice traces to them. Laws and notices have no copyright
 * in Japan. Writers take 斉 and 斎 for each other, so they stand together.
 */
const groups = `
  亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹 隠隱 栄榮 営營 衛衞 駅驛 円圓 塩鹽 縁緣 艶艷 応應 欧歐 殴毆 桜櫻
  奥奧 横橫 温溫 穏穩 仮假 価價 画畫 会會 絵繪 壊壞 懐懷 概槪 拡擴 殻殼 覚覺 学學 岳嶽 楽樂 渇渴 缶罐
  巻卷 陥陷 勧勸 寛寬 関關 歓歡 観觀 気氣 帰歸 亀龜 偽僞 戯戲 犠犧 旧舊 拠據 挙擧 虚虛 峡峽 挟挾 狭狹
  郷鄕 暁曉 区區 駆驅駈 勲勳 薫薰 径徑 茎莖 恵惠 掲揭 渓溪 経經 蛍螢 軽輕 継繼 鶏鷄 芸藝 撃擊 欠缺 研硏
  県縣 倹儉 剣劍 険險 圏圈 検檢 献獻 権權 顕顯 験驗 厳嚴 広廣 効效 恒恆 黄黃 鉱鑛 号號 国國囯圀 黒黑 砕碎
  済濟 斉斎齋齊 剤劑 雑雜 参參 桟棧 蚕蠶 惨慘 賛贊 残殘 糸絲 歯齒 児兒 辞辭 湿濕 実實 写寫 釈釋 寿壽 収收
  従從 渋澁 獣獸 縦縱 粛肅 処處 緒緖 叙敍 将將 称稱 渉涉 焼燒 証證 奨奬 条條 状狀 乗乘 浄淨 剰剩 畳疊
  縄繩 壌壤 嬢孃 譲讓 醸釀 触觸 嘱囑 真眞 寝寢 慎愼 尽盡 図圖 粋粹 酔醉 穂穗 随隨 髄髓 枢樞 数數 瀬瀨
  声聲 静靜 窃竊 摂攝 専專 浅淺 戦戰 践踐 銭錢 潜潛 繊纖 禅禪 双雙 壮壯 争爭 荘莊 捜搜 挿插 巣巢 曽曾
  痩瘦 装裝 総總 騒騷 増增 蔵藏 臓臟 即卽 属屬 続續 堕墮 対對 体體 帯帶 滞滯 台臺 滝瀧 択擇 沢澤 担擔
  単單 胆膽 団團 断斷 弾彈 遅遲 痴癡 虫蟲 昼晝 鋳鑄 庁廳 徴徵 聴聽 勅敕 鎮鎭 逓遞 鉄鐵鉃 点點 転轉 伝傳
  灯燈 当當 党黨 盗盜 稲稻 闘鬭 徳德悳 独獨 読讀 届屆 弐貳 悩惱 脳腦 覇霸 拝拜 廃廢 売賣 麦麥 発發 髪髮
  抜拔 晩晚 蛮蠻 秘祕 浜濱濵 瓶甁 払拂 仏佛 併倂 並竝 餅餠 辺邊邉 変變 弁辨瓣辯 歩步 宝寶 豊豐 褒襃 翻飜
  毎每 万萬 満滿 麺麵 黙默 弥彌 訳譯 薬藥 与與 予豫 余餘 誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 竜龍
  両兩 猟獵 緑綠 涙淚 塁壘 礼禮 励勵 戻戾 霊靈 齢齡 暦曆 歴歷 恋戀 錬鍊 炉爐 労勞 郎郞 楼樓 録錄 湾灣
  亘亙 凜凛 尭堯 巌巖 晃晄 桧檜 槙槇 祢禰 祷禱 禄祿 穣穰 萌萠 遥遙 園薗 島嶋嶌嶹 杯盃 富冨 峰峯 野埜 涼凉
  繡繍 鷗鴎 蔣蒋 醬醤 蠟蝋 啞唖 蘆芦 穎頴 攪撹 嚙噛 鹼鹸 麴麹 搔掻 枡桝 屛屏 幷并 彎弯 濾沪 吉𠮷 土圡
  崎﨑嵜㟢 柳栁桺 桑桒 橋槗𣘺 松柗 淵渕 館舘 高髙 薮藪籔 鶴靏靎寉 風凬凮 秋穐龝 糾糺 船舩 煕熙凞 竈竃
  蘇蘓 喜㐂 哲喆 略畧 留畄畱 村邨 菟莵
`;

const usual = new Map(
  groups
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [first = '', ...others] = group;
      return others.map((form) => [form, first] as const);
    }),
);

/** The forms that are folded, and beside each the usual one: what `translate` of SQL takes. */
export const kanjiForms = { old: [...usual.keys()].join(''), usual: [...usual.values()].join('') };

const olds = new RegExp(`[${kanjiForms.old}]`, 'gu');

/** A text with the usual form of each kanji: 髙橋 and 高橋, 齋藤 and 斉藤 are one. */
export function foldKanji(text: string): string {
  return text.replace(olds, (form) => usual.get(form) ?? form);
}
