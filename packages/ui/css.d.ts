declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: this is how a bundler hands over a CSS Module.
  export default classes
}
