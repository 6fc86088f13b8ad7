declare module '*.woff2' {
  /** Where the file is served. */
  const url: string
  // biome-ignore lint/style/noDefaultExport: this is how a bundler hands over the address of a file.
  export default url
}
