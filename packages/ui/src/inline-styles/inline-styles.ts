import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TOP_LOADER_LOOK, TopLoader } from '../progress-bar/top-loader.ts'

/**
 * The texts of the style elements that sonner and nextjs-toploader write, as the installed versions write them, for the
 * security policy to name.
 */
export function libraryStyles(): string[] {
  return [...sonnerStyles(), topLoaderStyle()]
}

/** Sonner writes its sheet when it is loaded, into an element that is in the document and empty at first. */
function sonnerStyles() {
  const file = createRequire(import.meta.url).resolve('sonner')
  const written: string[] = []
  const document = {
    head: { appendChild: () => undefined },
    createElement: () => ({ appendChild: (text: string) => written.push(text) }),
    createTextNode: (text: string) => text,
  }
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', 'document'], {
    filename: file,
  })
  run({}, {}, createRequire(file), document)
  if (written.length !== 1) throw new Error(`sonner wrote ${written.length} style elements instead of one`)
  return ['', ...written]
}

function topLoaderStyle() {
  const [, text] =
    /^<style>([^<]+)<\/style>$/.exec(renderToStaticMarkup(createElement(TopLoader, TOP_LOADER_LOOK))) ?? []
  if (text === undefined) throw new Error('nextjs-toploader no longer draws one style element')
  return text
}
