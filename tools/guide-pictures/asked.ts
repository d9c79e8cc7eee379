/** The answers of the service: an SVG, or parsed JSON. */
export interface Asked {
  svg(url: string, body: object): Promise<string>
  json(url: string, request: object): Promise<unknown>
}

/** Draws a picture of a guide. */
export type Draw = (asked: Asked) => Promise<string>
