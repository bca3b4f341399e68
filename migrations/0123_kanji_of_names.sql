-- Old and new forms of a kanji find each other where an organiser looks for people.
-- contract: since 0.9.0 no server knows the function, its indexes or the table; the release after it makes them.

-- Migrations 0124 and 0125 make these anew.
drop index purchased_ticket_of_companion;
drop index profile_answer_of_name;
drop index member_of_letters;

-- As src/kernel/fold-name.ts folds; the second pair of lists is `kanjiForms` of src/kernel/kanji-forms.ts. What chooses a
-- variant of a letter (U+FE00, U+E0100 and those behind them) is left out.
create or replace function letters_of_person(mail text, names jsonb) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(translate(translate(
    lower(regexp_replace(normalize(
      mail || ' ' ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "last_name").value') #>> '{}', '') ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "first_name").value') #>> '{}', '') || ' ' ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "last_name_kana").value') #>> '{}', '') ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "first_name_kana").value') #>> '{}', ''),
      NFKC), '[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g')),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
  ),
    '亞惡壓圍醫爲壹隱榮營衞驛圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會繪壞懷槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣歸龜僞戲犧舊據擧虛峽挾狹鄕曉區驅駈勳薰徑莖惠揭溪經螢輕繼鷄藝擊缺硏縣儉劍險圈檢獻權顯驗嚴廣效恆黃鑛號國囯圀黑碎濟斎齋齊劑雜參棧蠶慘贊殘絲齒兒辭濕實寫釋壽收從澁獸縱肅處緖敍將稱涉燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑眞寢愼盡圖粹醉穗隨髓樞數瀨聲靜竊攝專淺戰踐錢潛纖禪雙壯爭莊搜插巢曾瘦裝總騷增藏臟卽屬續墮對體帶滯臺瀧擇澤擔單膽團斷彈遲癡蟲晝鑄廳徵聽敕鎭遞鐵鉃點轉傳燈當黨盜稻鬭德悳獨讀屆貳惱腦霸拜廢賣麥發髮拔晚蠻祕濱濵甁拂佛倂竝餠邊邉變辨瓣辯步寶豐襃飜每萬滿麵默彌譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠淚壘禮勵戾靈齡曆歷戀鍊爐勞郞樓錄灣亙凛堯巖晄檜槇禰禱祿穰萠遙薗嶋嶌嶹盃冨峯埜凉繍鴎蒋醤蝋唖芦頴撹噛鹸麹掻桝屏并弯沪𠮷圡﨑嵜㟢栁桺桒槗𣘺柗渕舘髙藪籔靏靎寉凬凮穐龝糺舩熙凞竃蘓㐂喆畧畄畱邨莵',
    '亜悪圧囲医為壱隠栄営衛駅円塩縁艶応欧殴桜奥横温穏仮価画会絵壊懐概拡殻覚学岳楽渇缶巻陥勧寛関歓観気帰亀偽戯犠旧拠挙虚峡挟狭郷暁区駆駆勲薫径茎恵掲渓経蛍軽継鶏芸撃欠研県倹剣険圏検献権顕験厳広効恒黄鉱号国国国黒砕済斉斉斉剤雑参桟蚕惨賛残糸歯児辞湿実写釈寿収従渋獣縦粛処緒叙将称渉焼証奨条状乗浄剰畳縄壌嬢譲醸触嘱真寝慎尽図粋酔穂随髄枢数瀬声静窃摂専浅戦践銭潜繊禅双壮争荘捜挿巣曽痩装総騒増蔵臓即属続堕対体帯滞台滝択沢担単胆団断弾遅痴虫昼鋳庁徴聴勅鎮逓鉄鉄点転伝灯当党盗稲闘徳徳独読届弐悩脳覇拝廃売麦発髪抜晩蛮秘浜浜瓶払仏併並餅辺辺変弁弁弁歩宝豊褒翻毎万満麺黙弥訳薬与予余誉揺様謡来頼乱覧竜両猟緑涙塁礼励戻霊齢暦歴恋錬炉労郎楼録湾亘凜尭巌晃桧槙祢祷禄穣萌遥園島島島杯富峰野涼繡鷗蔣醬蠟啞蘆穎攪嚙鹼麴搔枡屛幷彎濾吉土崎崎崎柳柳桑橋橋松淵館高薮薮鶴鶴鶴風風秋秋糾船煕煕竈蘇喜哲略留留村菟'
  ), '\s+', ' ', 'g'))
$$;

-- An order without a row gets one, folded anew.
delete from ticket_order_search where folded ~ '[亞惡壓圍醫爲壹隱榮營衞驛圓鹽緣艷應歐毆櫻奧橫溫穩假價畫會繪壞懷槪擴殼覺學嶽樂渴罐卷陷勸寬關歡觀氣歸龜僞戲犧舊據擧虛峽挾狹鄕曉區驅駈勳薰徑莖惠揭溪經螢輕繼鷄藝擊缺硏縣儉劍險圈檢獻權顯驗嚴廣效恆黃鑛號國囯圀黑碎濟斎齋齊劑雜參棧蠶慘贊殘絲齒兒辭濕實寫釋壽收從澁獸縱肅處緖敍將稱涉燒證奬條狀乘淨剩疊繩壤孃讓釀觸囑眞寢愼盡圖粹醉穗隨髓樞數瀨聲靜竊攝專淺戰踐錢潛纖禪雙壯爭莊搜插巢曾瘦裝總騷增藏臟卽屬續墮對體帶滯臺瀧擇澤擔單膽團斷彈遲癡蟲晝鑄廳徵聽敕鎭遞鐵鉃點轉傳燈當黨盜稻鬭德悳獨讀屆貳惱腦霸拜廢賣麥發髮拔晚蠻祕濱濵甁拂佛倂竝餠邊邉變辨瓣辯步寶豐襃飜每萬滿麵默彌譯藥與豫餘譽搖樣謠來賴亂覽龍兩獵綠淚壘禮勵戾靈齡曆歷戀鍊爐勞郞樓錄灣亙凛堯巖晄檜槇禰禱祿穰萠遙薗嶋嶌嶹盃冨峯埜凉繍鴎蒋醤蝋唖芦頴撹噛鹸麹掻桝屏并弯沪𠮷圡﨑嵜㟢栁桺桒槗𣘺柗渕舘髙藪籔靏靎寉凬凮穐龝糺舩熙凞竃蘓㐂喆畧畄畱邨莵\ufe00-\ufe0f\U000e0100-\U000e01ef]';
