// Japanese. Written without spaces: every phrase here is also a word that a run is cut into.
import type { LanguageWords } from '../language.ts';

export const JAPANESE: LanguageWords = {
  posts: [
    [
      [
        ['chief', 'executive'],
        ['president', null],
      ],
      '代表取締役社長 | 取締役社長 | 代表執行役社長 | 社長執行役員 | 代表取締役兼社長',
    ],
    [[['chief', 'executive']], '最高経営責任者 | 代表執行役'],
    [[['managing-director', null]], '代表取締役 | 代表社員 | 代表理事'],
    [[['general-manager', null]], '代表 | 代表者'],
    [[['chief', 'technology']], '最高技術責任者 | 技術統括責任者'],
    [[['chief', 'operations']], '最高執行責任者 | 最高業務責任者'],
    [[['chief', 'finance']], '最高財務責任者 | 財務担当役員'],
    [[['chief', 'marketing']], '最高マーケティング責任者'],
    [[['chief', 'information']], '最高情報責任者'],
    [[['chief', 'product']], '最高製品責任者 | 最高プロダクト責任者'],
    [[['chief', 'people']], '最高人事責任者'],
    [[['chief', 'other']], '最高戦略責任者 | 最高法務責任者 | 最高情報セキュリティ責任者'],
    [[['president', null]], '社長 | プレジデント'],
    [[['founder', null]], '創業者 | 創設者 | 創立者 | ファウンダー'],
    [[['co-founder', null]], '共同創業者 | 共同創設者 | 共同創立者 | コファウンダー'],
    [[['owner', null]], 'オーナー'],
    [[['svp', null]], '上級副社長 | シニアバイスプレジデント'],
    [[['evp', null]], '執行副社長 | エグゼクティブバイスプレジデント'],
    [[['vp', null]], 'バイスプレジデント'],
    [
      [['board', null]],
      `取締役会長 | 代表取締役会長 | 会長 | 取締役 | 社外取締役 | 監査役 | 常勤監査役 | 社外監査役 | 専務取締役 | 常務取締役 |
      執行役員 | 専務 | 常務 | 相談役 | 上席執行役員 | 常務執行役員 | 専務執行役員 | 取締役会議長 | 監査等委員`,
    ],
  ],
  levels: [
    ['director', 'ディレクター'],
    ['head', '部長 | 本部長 | 室長 | 統括部長 | 事業部長 | 責任者 | 担当役員'],
    ['manager', '課長 | マネージャー | マネジャー | 係長 | リーダー | 次長 | 主任'],
  ],
  functions: [
    ['technology', '技術 | テクノロジー'],
    ['operations', 'オペレーション | 業務'],
    ['finance', '財務 | 経理 | 財務経理'],
    ['marketing', 'マーケティング | マーケティング営業'],
    ['information', '情報システム | 情報技術'],
    ['product', 'プロダクト | 製品'],
    ['sales', '営業 | 販売 | セールス'],
    ['engineering', 'エンジニアリング'],
    ['development', '開発 | 研究開発 | 製品開発 | ソフトウェア開発'],
    ['people', '人事 | 総務人事'],
    ['communications', '広報'],
    ['other', '総務 | 法務 | 品質 | 製造 | 生産 | 経営企画 | 事業開発 | 管理 | 購買 | 研究'],
  ],
  qualifiers: [
    ['former', '旧 | 退任'],
    ['deputy', '副社長 | 代表取締役副社長 | 取締役副社長 | 副本部長 | 副部長 | 副'],
    ['interim', '代行 | 暫定'],
    ['honorary', '名誉会長 | 名誉'],
    ['regional', '地域'],
  ],
  assistants: '補佐 | 秘書 | 秘書室 | 社長室 | 顧問 | アドバイザー | アシスタント',
  professions: 'エンジニア | デザイナー | コンサルタント | 弁護士 | 税理士 | 社員 | パートナー',
  links: 'の | 担当 | 部 | 本部',
  wholes: '株式会社 | 有限会社 | 合同会社 | グループ | 全社',
  places: '日本 | 支社 | 支店 | 東京 | 大阪 | 関西 | 子会社',
};
