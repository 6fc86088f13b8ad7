type StreamElement = CustomElementConstructor & { getTemplateHTML: (...given: unknown[]) => string }

/**
 * The element that plays streams writes a style sheet into its shadow, which the policy of the sites forbids. It is left
 * out before the first of them is made, and its video is styled from outside instead.
 */
export function leaveStylesOutOfStreams(): void {
  customElements.whenDefined('hls-video').then((defined) => {
    const element = defined as StreamElement
    const { getTemplateHTML } = element
    element.getTemplateHTML = (...given) =>
      getTemplateHTML(...given)
        .replace(/<style>[\s\S]*?<\/style>/g, '')
        .replace('<video', '<video part="video"')
  })
}
