/** A colour `#rrggbb` for each scheme. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

export interface BrandLogo {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer;
  /** Width by height, within the bounds of a header. */
  readonly ratio: number;
}

/** House style of a server, as BRAND_FILE has it. */
export interface Brand {
  readonly name: string;
  readonly logo: BrandLogo | null;
  readonly accent: Accent | null;
}
