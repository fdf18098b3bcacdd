import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'
import type { Mutant } from './mutant.ts'

/**
 * Every mutant of a source. One is a slip that a programmer could make: a boundary off by one, a condition that always
 * or never holds, half of a condition, a statement left out, one more, the other way round.
 *
 * There is none in types, imports and comments; in words (strings, what is thrown, what is logged); in the step of a
 * counting loop, which would only never end.
 */
export function mutantsOf(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text, { lang: 'ts' })
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found: Mutant[] = []
  const quiet: Span[] = []
  const lineAt = linesOf(text)

  const change = ({ start, end }: Span, becomes: string) => {
    const was = text.slice(start, end)
    if (was !== becomes) found.push({ path, line: lineAt(start), start, end, was, becomes })
  }
  const code = ({ start, end }: Span) => text.slice(start, end)
  /** An operand that is to stand alone, where its neighbours cannot tear it apart. */
  const alone = (node: ESTree.Node) => (joined.has(node.type) ? `(${code(node)})` : code(node))
  /** Changes the operator that stands between two operands. */
  const operator = (node: Operation, from: string, to: string) => {
    const at = text.indexOf(from, node.left.end)
    const becomes = text.slice(node.start, at) + to + text.slice(at + from.length, node.end)
    change(node, loose.has(to) ? `(${becomes})` : becomes)
  }

  const visitor: VisitorObject = {
    BinaryExpression(node) {
      const to = swapped[node.operator]
      if (to !== undefined && !(node.operator === '+' && isText(node))) operator(node, node.operator, to)
    },
    LogicalExpression(node) {
      if (node.operator !== '??') operator(node, node.operator, node.operator === '&&' ? '||' : '&&')
      change(node, alone(node.left))
      change(node, alone(node.right))
    },
    AssignmentExpression(node) {
      const to = swappedAssignments[node.operator]
      if (to !== undefined && !isText(node.right)) operator(node, node.operator, to)
    },
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-') change(node, alone(node.argument))
      if (node.operator === '-') quiet.push(node.argument)
    },
    UpdateExpression(node) {
      const to = node.operator === '++' ? '--' : '++'
      const name = code(node.argument)
      change(node, node.prefix ? to + name : name + to)
    },
    IfStatement(node) {
      change(node.test, 'true')
      change(node.test, 'false')
    },
    ConditionalExpression(node) {
      change(node.test, 'true')
      change(node.test, 'false')
    },
    WhileStatement(node) {
      if (node.test.type !== 'Literal') change(node.test, 'false')
    },
    ForStatement(node) {
      if (node.update !== null) quiet.push(node.update)
    },
    ExpressionStatement(node) {
      if (node.directive === undefined || node.directive === null) change(node, '{}')
    },
    ReturnStatement(node) {
      if (node.argument === null) change(node, '{}')
    },
    BreakStatement: (node) => change(node, '{}'),
    ContinueStatement: (node) => change(node, '{}'),
    ThrowStatement(node) {
      change(node, '{}')
      quiet.push(node.argument)
    },
    Literal(node) {
      if (typeof node.value === 'boolean') change(node, String(!node.value))
      if (typeof node.value === 'number') change(node, String(node.value + 1))
    },
    ArrayExpression(node) {
      if (node.elements.length > 0) change(node, '[]')
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const { object, property } = callee
      if (property.type !== 'Identifier') return
      if (loggers.has(code(object))) quiet.push(node)
      const other = otherMethods[property.name]
      if (other !== undefined) change(property, other)
      if (dropped.has(property.name)) change(node, code(object))
    },
    NewExpression(node) {
      if (/Error$|^BadInput$|^Problem$/.test(code(node.callee))) quiet.push(...node.arguments)
    },
    TSLiteralType: (node) => void quiet.push(node),
    TSEnumDeclaration: (node) => void quiet.push(node),
    PropertyDefinition: (node) => void (node.computed || quiet.push(node.key)),
    Property: (node) => void (node.computed || node.shorthand || quiet.push(node.key)),
  }
  new Visitor(visitor).visit(program)
  return found.filter(({ start, end }) => !quiet.some((span) => span.start <= start && end <= span.end))
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Operation extends Span {
  readonly left: Span
}

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
}

const swappedAssignments: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '|=': '&=',
  '&=': '|=',
  '^=': '|=',
  '??=': '=',
}

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Operators that bind otherwise than the ones whose place they take. */
const loose = new Set(['&&', '||', '&', '|', '<<', '>>'])

/** Expressions of several parts. */
const joined = new Set([
  'LogicalExpression',
  'BinaryExpression',
  'ConditionalExpression',
  'ArrowFunctionExpression',
  'AssignmentExpression',
  'AwaitExpression',
  'TSAsExpression',
])

/** Calls that can be left out, so that what they were asked of stands alone. */
const dropped = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'toLowerCase'])

const loggers = new Set(['console', 'log', 'this.log'])

/** Whether a sum makes words: there `-` would be no slip but nonsense. */
function isText(node: ESTree.Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right)
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

/** The line, counted from 1, of a place in the text. */
function linesOf(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (at) => {
    const line = ends.findIndex((end) => at <= end)
    return line < 0 ? ends.length + 1 : line + 1
  }
}
